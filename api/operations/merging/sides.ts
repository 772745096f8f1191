/** The two records of a merge, by id. */
export type Sides = { keptId: string; droppedId: string };
