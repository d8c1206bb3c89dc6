// What ../../icons.ts makes of the names of icons.

declare module "virtual:icons" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "virtual:icons/*";
