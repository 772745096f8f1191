import DataLoader from 'dataloader';
import { and, eq } from 'drizzle-orm';
import { relationsTo, YOUNGEST } from '#api/access/auth/relations.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readChildren } from '#api/reads/children/child-queries.ts';
import { readSupervised } from '#api/reads/supervision/supervision-queries.ts';
import { isInList } from '#db/in-list.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type Relation, shows, type Visibility, visibilityOf } from '#domain/ages/person-visibility.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** A person who stands in a list. */
export type ListedPerson = { id: string; dateOfBirth: string | null; hidesUsername: boolean };

/** Where the list is. */
export type Place = {
  /** The day that is shown, epoch ms; null or left out: today alone. */
  shownAt?: number | null;
  /** The charity of the quest that the person is on. */
  providerId?: string | null;
  /** A charity that knows the person otherwise, by a group or a quest that was left: adults only. */
  providerIdOfAdults?: string | null;
  /** How the viewer is near to the person by what is shown: on the same quest, in the same group. */
  shared?: readonly Relation[];
};

/**
 * What the viewer sees of a person in a place: everything that lists people asks this. What both share elsewhere is
 * looked up only of those who are not seen without it, for all people of a request at once.
 */
export function visibilityIn(
  context: Context,
  person: ListedPerson,
  place: Place,
): Visibility | Promise<Visibility> {
  const { viewer, now } = context;
  const isToday = place.shownAt != null && isSameDay(place.shownAt, now);
  const nearBy = (providerId: string | null | undefined) => [
    ...relationsTo(viewer, { ownerId: person.id, providerId, isToday }),
    ...nearOnes(viewer, place.shared ?? []),
  ];
  // Most of what staff and charities read needs no birth date.
  const least = visibilityOf(YOUNGEST, nearBy(place.providerId));
  if (shows(least, 'realName')) return least;
  const isYoung = isYoungOn(person.dateOfBirth, now, ...(place.shownAt == null ? [] : [place.shownAt]));
  const near = nearBy(place.providerId ?? (isYoung ? null : place.providerIdOfAdults));
  const seen = { isYoung, hidesUsername: Boolean(person.hidesUsername) };
  const visibility = visibilityOf(seen, near);
  if (viewer === null || shows(visibility, 'username')) return visibility;
  const shared = context.loaders(createRelationLoader).load(person.id);
  return shared.then((relations) => visibilityOf(seen, [...near, ...nearOnes(viewer, relations)]));
}

const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;

/** Days are looked up only of instants that are near enough to share one. */
function isSameDay(one: number, other: number): boolean {
  return Math.abs(one - other) < LONGEST_DAY_MS && newYorkDay(one) === newYorkDay(other);
}

/** Without a confirmed address nobody counts as near by what is merely shared. */
function nearOnes(viewer: Viewer | null, relations: readonly Relation[]): readonly Relation[] {
  if (viewer === null) return [];
  return viewer.isConfirmed ? relations : relations.filter((relation) => !PEERS.has(relation));
}

const PEERS: ReadonlySet<Relation> = new Set(['sameQuest', 'sameGuild', 'sameGroup']);

/** Finds relations between the viewer and people, who are given by their ids: one entry for each relation found. */
type RelationSource = (db: Db, viewer: Viewer, ids: readonly string[]) => Promise<Found[]>;
type Found = { id: string; relation: Relation };

/** Each asks the database once for all people of a request. */
const SOURCES: readonly RelationSource[] = [readFellowMembers, readApplicants, readWards, readOwnChildren];

function createRelationLoader({ viewer, store }: Context) {
  return new DataLoader(async (ids: readonly string[]): Promise<Relation[][]> => {
    if (viewer === null) return ids.map(() => []);
    const found = await Promise.all(SOURCES.map((source) => source(store.read, viewer, ids)));
    const byId = Map.groupBy(found.flat(), ({ id }) => id);
    return ids.map((id) => (byId.get(id) ?? []).map(({ relation }) => relation));
  });
}

/** Who belongs to one of the viewer's guilds and groups. */
async function readFellowMembers(db: Db, { memberships }: Viewer, ids: readonly string[]): Promise<Found[]> {
  if (memberships.length === 0) return [];
  const groups = new Map(memberships.map((membership) => [membership.groupId, membership]));
  const rows = await db
    .selectDistinct({ id: groupMember.accountId, groupId: groupMember.groupId })
    .from(groupMember)
    .where(and(isInList(groupMember.groupId, [...groups.keys()]), isInList(groupMember.accountId, ids)));
  return rows.flatMap(({ id, groupId }) => {
    const group = groups.get(groupId);
    const relations: Relation[] = [group?.groupType === 'guild' ? 'sameGuild' : 'sameGroup'];
    if (group && isAdminIn(group)) relations.push('groupAdmin');
    return relations.map((relation) => ({ id, relation }));
  });
}

/** Who waits to be let into a guild or group of which the viewer is an admin. */
async function readApplicants(db: Db, { memberships }: Viewer, ids: readonly string[]): Promise<Found[]> {
  const groupIds = memberships.filter(isAdminIn).map(({ groupId }) => groupId);
  if (groupIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: groupApplication.accountId })
    .from(groupApplication)
    .where(
      and(
        isInList(groupApplication.groupId, groupIds),
        isInList(groupApplication.accountId, ids),
        eq(groupApplication.status, 'pending'),
      ),
    );
  return rows.map(({ id }) => ({ id, relation: 'groupAdmin' }));
}

/** Whom the viewer supervises on a quest, or is asked to. */
async function readWards(db: Db, { accountId }: Viewer, ids: readonly string[]): Promise<Found[]> {
  const supervised = await readSupervised(db, accountId);
  return supervised.flatMap(({ chariteerId: id }) =>
    ids.includes(id) ? [{ id, relation: 'supervisor' as const }] : [],
  );
}

/** Children whom the viewer has registered under the own account. */
async function readOwnChildren(db: Db, { accountId }: Viewer, ids: readonly string[]): Promise<Found[]> {
  const children = await readChildren(db, accountId);
  return children.flatMap(({ id }) => (ids.includes(id) ? [{ id, relation: 'guardian' as const }] : []));
}

function isAdminIn({ roles }: Viewer['memberships'][number]): boolean {
  return roles.some(({ roleId }) => roleId === ADMIN_ROLE);
}
