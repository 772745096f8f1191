import type { programKey } from '#db/schema/program-key.ts';

/** A key without its hash. */
export type ProgramKeyRow = Omit<typeof programKey.$inferSelect, 'tokenHash'>;

/** A key as its program sends it, which is shown once. */
export type NewProgramKeyRow = { programKey: ProgramKeyRow; key: string };
