const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link is valid by which a guardian agrees to a merge. */
export const MERGE_LINK_MS = 7 * DAY_MS;
/** How long staff wait, from the day a guardian was asked, before they can ask about the same records again. */
export const MERGE_REST_MS = 30 * DAY_MS;

/** A guardian of one of the two records. `agreedAt`: since when their consent is valid, epoch ms; null: it is not. */
export type RecordGuardian = {
  recordId: string;
  /** The account that a child's record is under; null for whoever a consent names. */
  accountId: string | null;
  mailbox: string;
  agreedAt: number | null;
};

/** Whether a merge of two records of someone under 18 would show one guardian what another one's record holds. */
export function haveOtherGuardians(guardians: readonly RecordGuardian[]): boolean {
  const byRecord = Map.groupBy(guardians, ({ recordId }) => recordId);
  if (byRecord.size < 2) return false;
  const mailboxes = [...byRecord.values()].map((some) => new Set(some.map(({ mailbox }) => mailbox)));
  return mailboxes.some((one) => mailboxes.some((other) => [...one].some((key) => !other.has(key))));
}

/** The guardian whose yes a merge needs: the one with the earliest valid consent; null where no consent is valid. */
export function guardianToAsk(guardians: readonly RecordGuardian[]): RecordGuardian | null {
  const valid = guardians.filter(({ agreedAt }) => agreedAt !== null);
  const [first] = valid.toSorted(
    (one, other) =>
      (one.agreedAt ?? 0) - (other.agreedAt ?? 0) ||
      one.recordId.localeCompare(other.recordId) ||
      one.mailbox.localeCompare(other.mailbox),
  );
  return first ?? null;
}

/**
 * What staff see of a merge that a guardian was asked about: that it waits, while the link is valid, whatever the
 * guardian has answered; then for a while that nothing was merged. Null: it can be asked for. Times in epoch ms.
 */
export function standingOfMergeRequest(
  request: { askedAt: number; expiresAt: number } | null,
  now: number,
): 'MERGE_WAITS' | 'NOT_MERGED' | null {
  if (request === null) return null;
  if (now < request.expiresAt) return 'MERGE_WAITS';
  return now < request.askedAt + MERGE_REST_MS ? 'NOT_MERGED' : null;
}

/** Why a guardian's link about a merge opens nothing, or null. */
export function refusalOfMergeLink(
  request: { expiresAt: number; answeredAt: number | null } | null,
  now: number,
): 'INVALID_TOKEN' | 'LINK_USED' | 'LINK_EXPIRED' | null {
  if (request === null) return 'INVALID_TOKEN';
  if (request.answeredAt !== null) return 'LINK_USED';
  return now < request.expiresAt ? null : 'LINK_EXPIRED';
}
