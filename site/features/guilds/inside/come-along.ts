import { refusalOf, takesAMinute, type Verdict } from '#domain/sign-up/sign-up-gate.ts';

/**
 * What a member can do about a quest that others of the guild go to; null where a sign-up would be refused. What takes a
 * minute to tell is no refusal.
 */
export function comeAlongStep(quest: {
  viewerVerdict: { verdict: Verdict };
  viewerClashes: readonly unknown[];
  canJoinWaitingList: boolean;
}): 'come-along' | 'waitlist' | null {
  const { verdict } = quest.viewerVerdict;
  if (quest.viewerClashes.length > 0) return null;
  if (takesAMinute(verdict) || refusalOf(verdict) === null) return 'come-along';
  return quest.canJoinWaitingList ? 'waitlist' : null;
}
