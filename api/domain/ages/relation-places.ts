/** A place where people are listed or named: everything that decides whether a right of a place holds there. */
export type NamingPlace =
  | {
      kind: 'quest';
      questId: string;
      /** Guilds that hold the quest by a reservation of other people than their admins. */
      reservingGroupIds: ReadonlySet<string>;
    }
  | { kind: 'group'; groupId: string }
  | { kind: 'district' }
  | { kind: 'charity' };

/** How somebody stands to a group of which the viewer is an admin. */
export type GroupStanding = { groupId: string; isMember: boolean };

/**
 * Whether an admin of a group stands in that relation here: on the group's own page, where people apply too, and to
 * its members on the quests that it has reserved. A right of one place tells nothing of a person's other quests.
 */
export function isGroupAdminAt(place: NamingPlace, { groupId, isMember }: GroupStanding): boolean {
  if (place.kind === 'group') return place.groupId === groupId;
  return place.kind === 'quest' && isMember && place.reservingGroupIds.has(groupId);
}

/** An adult's answer to supervising somebody on a quest. */
export type SupervisionThere = { questId: string; hasAgreed: boolean; isOver: boolean };

/** Whether the adult supervises here: on that very quest, from the yes until it is over. */
export function isSupervisorAt(
  place: NamingPlace,
  { questId, hasAgreed, isOver }: SupervisionThere,
): boolean {
  return place.kind === 'quest' && place.questId === questId && hasAgreed && !isOver;
}
