import DataLoader from 'dataloader';
import { and } from 'drizzle-orm';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readChildrenInCare } from '#api/people/children/child-queries.ts';
import { isInList } from '#db/in-list.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import type { Relation } from '#domain/ages/person-visibility.ts';
import { isGroupAdminAt, isSupervisorAt, type NamingPlace } from '#domain/ages/relation-places.ts';
import { ADMIN_ROLE, isMembershipCounted } from '#domain/permissions/permissions.ts';
import { readSeenReservations, type SeenReservation } from './seen-reservations.ts';
import { readSupervised } from './supervised-people.ts';

/** A place as it is asked for, before its reservations are known. */
type AskedPlace =
  | { kind: 'quest'; questId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'district' | 'charity' };
type Asked = { personId: string; place: AskedPlace };

/** Relations between the viewer and people in places; each kind of them asks the database once for a whole request. */
export function createRelationLoader({ viewer, store: { read }, now }: Context) {
  return new DataLoader<Asked, Relation[], string>(
    async (asked) => {
      if (viewer === null) return asked.map(() => []);
      const ids = [...new Set(asked.map(({ personId }) => personId))];
      const ledIds = viewer.memberships.filter((one) => isAdminIn(viewer, one)).map(({ groupId }) => groupId);
      const questIds = asked.flatMap(({ place }) => (place.kind === 'quest' ? [place.questId] : []));
      const [fellows, reservations, wards, children] = await Promise.all([
        readFellowMembers(read, viewer, ids),
        readSeenReservations(read, ledIds, { questIds: [...new Set(questIds)], ids }),
        readSupervised(read, viewer.accountId, now),
        readChildrenInCare(read, viewer),
      ]);
      const childIds = new Set(children.map(({ id }) => id));
      const fellowsOf = Map.groupBy(fellows, ({ id }) => id);
      const wardsOf = Map.groupBy(wards, ({ chariteerId }) => chariteerId);
      const reservedBy = Map.groupBy(reservations, ({ questId }) => questId);
      return asked.map(({ personId, place: askedPlace }) => {
        const place = withReservations(askedPlace, reservedBy);
        const signedUpAt = signUpOf(personId, askedPlace, reservedBy);
        const relations = fellowRelations(viewer, fellowsOf.get(personId) ?? [], { place, signedUpAt });
        if ((wardsOf.get(personId) ?? []).some((ward) => isSupervisorAt(place, ward))) {
          relations.push('supervisor');
        }
        if (childIds.has(personId)) relations.push('guardian');
        return relations;
      });
    },
    { cacheKeyFn: ({ personId, place }) => JSON.stringify([personId, Object.values(place)]) },
  );
}

type Fellow = { id: string; groupId: string };

function withReservations(
  place: AskedPlace,
  reservedBy: ReadonlyMap<string, readonly SeenReservation[]>,
): NamingPlace {
  if (place.kind !== 'quest') return place;
  const reservations = reservedBy.get(place.questId) ?? [];
  return { ...place, reservedAt: new Map(reservations.map((one) => [one.groupId ?? '', one.reservedAt])) };
}

/** When the person signed up for the quest that is the place; null where no guild has reserved it. */
function signUpOf(
  personId: string,
  place: AskedPlace,
  reservedBy: ReadonlyMap<string, readonly SeenReservation[]>,
): number | null {
  if (place.kind !== 'quest') return null;
  return reservedBy.get(place.questId)?.find((one) => one.personId === personId)?.signedUpAt ?? null;
}

/** Sharing a guild or group counts everywhere, being its admin where `isGroupAdminAt` says. */
function fellowRelations(
  viewer: Viewer,
  fellow: readonly Fellow[],
  { place, signedUpAt }: { place: NamingPlace; signedUpAt: number | null },
): Relation[] {
  const groups = new Map(viewer.memberships.map((membership) => [membership.groupId, membership]));
  return fellow.flatMap(({ groupId }): Relation[] => {
    const group = groups.get(groupId);
    const shared = group?.groupType === 'guild' ? 'sameGuild' : 'sameGroup';
    const standing = { groupId, isMember: true, signedUpAt };
    const isAdmin = group && isAdminIn(viewer, group) && isGroupAdminAt(place, standing);
    return isAdmin ? [shared, 'groupAdmin'] : [shared];
  });
}

/** Loads who belongs to one of the viewer's guilds and groups. */
async function readFellowMembers(db: Db, { memberships }: Viewer, ids: readonly string[]): Promise<Fellow[]> {
  const groupIds = memberships.filter(isMembershipCounted).map(({ groupId }) => groupId);
  if (groupIds.length === 0) return [];
  return db
    .selectDistinct({ id: groupMember.accountId, groupId: groupMember.groupId })
    .from(groupMember)
    .where(and(isInList(groupMember.groupId, groupIds), isInList(groupMember.accountId, ids)));
}

/** Whether the viewer is an admin of that guild or group; a guild's role rests under 18. */
export function isAdminIn(
  { isYoung }: Pick<Viewer, 'isYoung'>,
  { groupType, roles }: Viewer['memberships'][number],
): boolean {
  if (isYoung && groupType === 'guild') return false;
  return roles.some(({ roleId }) => roleId === ADMIN_ROLE);
}
