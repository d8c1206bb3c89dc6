/** What can be read of one of several kinds of things without asking which it is: what all have, and what some have, if this one has it. */
export type Whichever<Union> = Pick<Union, keyof Union> & { [Key in Keys<Union>]?: Part<Union, Key> };

type Keys<Union> = Union extends unknown ? keyof Union : never;
type Part<Union, Key extends PropertyKey> = Union extends Partial<Record<Key, infer Value>> ? Value : never;
