import { isManagerOf, mayAt, type Subject } from '#domain/permissions.ts';
import { type Relation, type SeenPerson, shows, sightOf } from '#domain/person-visibility.ts';

/** Who looks, as far as it decides how near they are to a person. */
export type Onlooker = Subject & { isConfirmed: boolean };

/**
 * How a viewer (null = visitor) stands to a person by who both are and by the charity through whose quest the person is
 * seen. What they share beyond that is loaded (chariteers/person-sight.ts).
 */
export function relationsTo(
  viewer: Onlooker | null,
  { ownerId, providerId }: { ownerId?: string | null; providerId?: string | null },
): Relation[] {
  if (viewer === null) return ['visitor'];
  const relations: Relation[] = [viewer.isConfirmed ? 'stranger' : 'unconfirmed'];
  if (viewer.isStaff) relations.push('staff');
  if (ownerId != null && ownerId === viewer.accountId) relations.push('self');
  if (providerId != null && isManagerOf(viewer, providerId)) relations.push('charity');
  if (providerId != null && mayAt(viewer, providerId, 'readNames')) relations.push('charityNames');
  return relations;
}

/** Of whom a viewer without rights of the place sees the least. */
export const YOUNGEST: SeenPerson = { isYoung: true, hidesUsername: true };

/** Whether the viewer is the person or answers for anybody: the owner and staff see all, whatever was switched off. */
export function isInsider(viewer: Onlooker | null, ownerId: string): boolean {
  return shows(sightOf(YOUNGEST, relationsTo(viewer, { ownerId })), 'contact');
}
