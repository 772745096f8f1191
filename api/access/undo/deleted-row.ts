/** What was deleted, with the token that brings it back for 10 s. */
export type DeletedRow = { id: string; undoToken: string | null };
