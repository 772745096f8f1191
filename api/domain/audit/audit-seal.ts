const DAY_MS = 24 * 60 * 60 * 1000;

/** How long entries of the audit log are kept: two years. */
export const AUDIT_KEPT_MS = 730 * DAY_MS;
/** Maximum number of entries in a sealed block, which is read and hashed within one write. */
export const BLOCK_ENTRIES_MAX = 2_000;
/** An unsealed entry this old means that no one seals. */
export const SEAL_OVERDUE_MS = 5 * 60 * 1000;

/** An entry as it lies in the database; `detail` is its JSON text. */
export type SealedEntry = {
  id: string;
  at: number;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  detail: string;
};

/** The text over which a block's seal is made: the seal before, then every value of every entry in order. */
export function blockText(sealBefore: string, entries: readonly SealedEntry[]): string {
  const values = entries.map(({ id, at, actorId, action, subjectType, subjectId, detail }) => [
    id,
    at,
    actorId,
    action,
    subjectType,
    subjectId,
    detail,
  ]);
  return JSON.stringify([sealBefore, values]);
}
