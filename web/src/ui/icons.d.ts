// What ../../icons.ts makes of the names of icons.

declare module "virtual:icons" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "virtual:icons/seats" {
  /** By game and choice at the table. */
  const seats: Record<string, Record<string, import("../lib/credits").IconName>>;
  export default seats;
}

declare module "virtual:icons/*";
