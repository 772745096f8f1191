/** A place where people are listed or named: everything that decides whether a right of a place holds there. */
export type NamingPlace =
  | {
      kind: 'quest';
      questId: string;
      /** When guilds reserved the quest, epoch ms, by other people than their admins. */
      reservedAt: ReadonlyMap<string, number>;
    }
  | { kind: 'group'; groupId: string }
  | { kind: 'district' }
  | { kind: 'charity' };

/** How someone stands to a group of which the viewer is an admin. */
export type GroupStanding = {
  groupId: string;
  isMember: boolean;
  /** When the person signed up for the quest that is the place, epoch ms; null for anyone who isn’t on it. */
  signedUpAt: number | null;
};

/**
 * Whether an admin of a group stands in that relation here: on the group's own page, where people apply too, and to
 * its members who signed up for a quest that it had reserved by then. A right of one place tells nothing of a person's
 * other quests, and a reservation nothing of those who were there before.
 */
export function isGroupAdminAt(
  place: NamingPlace,
  { groupId, isMember, signedUpAt }: GroupStanding,
): boolean {
  if (place.kind === 'group') return place.groupId === groupId;
  if (place.kind !== 'quest' || !isMember || signedUpAt === null) return false;
  const reservedAt = place.reservedAt.get(groupId);
  return reservedAt !== undefined && reservedAt <= signedUpAt;
}

/** An adult's answer to supervising someone on a quest. */
export type SupervisionThere = { questId: string; hasAgreed: boolean; isOver: boolean };

/** Whether the adult supervises here: on that very quest, from the yes until it is over. */
export function isSupervisorAt(
  place: NamingPlace,
  { questId, hasAgreed, isOver }: SupervisionThere,
): boolean {
  return place.kind === 'quest' && place.questId === questId && hasAgreed && !isOver;
}
