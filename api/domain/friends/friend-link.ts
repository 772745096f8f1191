const DAY_MS = 24 * 3_600_000;
/** Days for which an invitation link tells who sent it; afterwards it works like any other address. */
export const FRIEND_LINK_DAYS = 90;

/** The day of an instant (epoch ms), as it stands in a link. */
export function linkDayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** Whether a link made on that day still counts; none is from tomorrow. `now` in epoch ms. */
export function isLinkGood(madeOn: number, now: number): boolean {
  const age = linkDayOf(now) - madeOn;
  return age >= 0 && age < FRIEND_LINK_DAYS;
}

/** What is known of two people, one of whom came by the other's link. */
export type FriendFacts = {
  inviterId: string;
  invitedId: string;
  /** There is no such account any more, it is banned, or its owner is not of age. */
  isInviterOut: boolean;
  isQuestThere: boolean;
  /** The invited person was on the Quest, waits for it, or came by someone's link before. */
  isKnownThere: boolean;
  /** The one was thanked for the other already. */
  isThanked: boolean;
};

/** Whether it is written down who brought somebody: a stranger to the Quest, and only until there were thanks for them. */
export function countsAsInvited(facts: FriendFacts): boolean {
  const { inviterId, invitedId, isInviterOut, isQuestThere, isKnownThere, isThanked } = facts;
  return inviterId !== invitedId && !isInviterOut && isQuestThere && !isKnownThere && !isThanked;
}
