/** What a charity's own program may read, each with those before it. */
export const PROGRAM_SCOPES = ['quests', 'signUps', 'names'] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

export const PROGRAM_KEY_LIMITS = { ofCharity: 10, nameMax: 60, daysMax: 366 } as const;

/** What every key begins with, so that tools find one that was published by mistake. */
export const PROGRAM_KEY_MARK = 'chk_live_';

/** How far the key's use is behind at most. */
export const PROGRAM_USE_MS = 60_000;

/** A program that shows a key: what it reads, and of which charity. It's no account, and has no rights but these. */
export type Program = {
  keyId: string;
  providerId: string;
  scopes: readonly ProgramScope[];
  expiresAt: number;
};

/** The scopes with those that they need: a sign-up is read with its quest, a name with its sign-up. */
export function withNeededScopes(wanted: readonly ProgramScope[]): ProgramScope[] {
  const last = Math.max(...wanted.map((scope) => PROGRAM_SCOPES.indexOf(scope)), -1);
  return PROGRAM_SCOPES.slice(0, last + 1);
}

/** Whether a program reads that of a charity's row. */
export function mayProgramRead(
  program: Program | null | undefined,
  providerId: string | null | undefined,
  scope: ProgramScope,
): boolean {
  return program != null && program.providerId === providerId && program.scopes.includes(scope);
}
