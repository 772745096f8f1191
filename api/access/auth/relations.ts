import { type Relation, type SeenPerson, shows, visibilityOf } from '#domain/ages/person-visibility.ts';
import { isManagerOf, reachAt, type Subject } from '#domain/permissions/permissions.ts';

/** Viewer, reduced to what decides their relation to a person. */
export type Onlooker = Subject & { isConfirmed: boolean };

/** Context in which a person is seen: who it is, through which charity, and whether on a quest of today. */
type SeenPlace = { ownerId?: string | null; providerId?: string | null; isToday?: boolean };

/**
 * How a viewer (null = visitor) stands to a person by who both are and by the charity through whose quest the person is
 * seen. What they share beyond that is loaded (people/volunteers/person-visibility.ts).
 */
export function relationsTo(
  viewer: Onlooker | null,
  { ownerId, providerId, isToday = false }: SeenPlace,
): Relation[] {
  if (viewer === null) return ['visitor'];
  const relations: Relation[] = [viewer.isConfirmed ? 'stranger' : 'unconfirmed'];
  if (viewer.isStaff) relations.push('staff');
  if (ownerId != null && ownerId === viewer.accountId) relations.push('self');
  if (providerId != null && worksWithVolunteers(viewer, providerId)) relations.push('charity');
  if (providerId != null && namesReach(viewer, providerId, isToday)) relations.push('charityNames');
  return relations;
}

/**
 * Whether the viewer's roles at a charity are about its volunteers. Trusted minors, and whoever is under 18 in any role,
 * are told of a quest what other volunteers are: every name of an adult would leave those under 18 to be counted.
 */
function worksWithVolunteers(viewer: Onlooker, providerId: string): boolean {
  return isManagerOf(viewer, providerId) && reachAt(viewer, providerId, 'readNames') !== 'none';
}

/** Returns who works with the people of a quest; fields with names are decided by `CHARITY_READS`. */
function namesReach(viewer: Onlooker, providerId: string, isToday: boolean): boolean {
  const reach = reachAt(viewer, providerId, 'readNames');
  return reach === 'always' || (reach === 'quest' && isToday);
}

/** Person with the least visibility, for viewers without rights in that context. */
export const YOUNGEST: SeenPerson = { isYoung: true, hidesUsername: true };

/** Whether the viewer is the person or answers for anybody: the owner and staff see all, whatever was switched off. */
export function isInsider(viewer: Onlooker | null, ownerId: string): boolean {
  return shows(visibilityOf(YOUNGEST, relationsTo(viewer, { ownerId })), 'contact');
}
