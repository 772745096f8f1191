import { isSameMailbox } from '../identity/mailbox-key.ts';
import type { ConsentState } from './consent-standing.ts';

/*
 * A child's record may stand under several guardians' accounts. What is said about the child is said to each of them,
 * and each signs the child up and bails it out. One of them agreeing is enough; the no of one counts for the child,
 * until whoever said it takes it back or is its guardian no more.
 */

/** A guardian of a child; `since` in epoch ms. */
export type GuardianOfChild = { accountId: string; since: number };

/** The guardians in the order in which they registered the child: the first is whom charities reach. */
export function inOrder<Guardian extends GuardianOfChild>(guardians: readonly Guardian[]): Guardian[] {
  return guardians.toSorted(
    (one, other) => one.since - other.since || one.accountId.localeCompare(other.accountId),
  );
}

/** Guardians who keep the child's record after one of them leaves; if none remain, the record is erased. */
export function guardiansLeft<Guardian extends GuardianOfChild>(
  guardians: readonly Guardian[],
  leavingId: string,
): Guardian[] {
  return inOrder(guardians.filter(({ accountId }) => accountId !== leavingId));
}

/** Whether the consent of a child stands for one of the guardians, whose address it is kept with. */
export function isConsentOf(consentEmail: string, guardianEmail: string): boolean {
  return isSameMailbox(consentEmail, guardianEmail);
}

/** Whether a guardian's no, or new yes, is written over what stands: a no stays with whoever said it. */
export function maySayAnew(state: ConsentState, isTheirs: boolean): boolean {
  return isTheirs || state === 'given' || state === 'asked';
}

/** Whether two records of children have no guardian in common: their guardians are asked before anything is merged. */
export function areOfOtherGuardians(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((id) => other.includes(id));
}
