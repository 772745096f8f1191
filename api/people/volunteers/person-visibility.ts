import { relationsTo, YOUNGEST } from '#api/access/auth/relations.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import {
  isPeerSight,
  type Relation,
  shows,
  type Visibility,
  visibilityOf,
} from '#domain/ages/person-visibility.ts';
import { isGroupAdmin, isMembershipCounted } from '#domain/permissions/permissions.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { createRelationLoader, isAdminIn } from './relation-loader.ts';

/** A person who is listed or named. */
export type ListedPerson = { id: string; dateOfBirth: string | null; hidesUsername: boolean };

/** The charity through which the person is seen. */
type ThroughCharity = {
  /** The charity of the quest that the person is on. */
  providerId?: string | null;
  /** A charity that knows the person otherwise, by a group or a quest that was left: adults only. */
  providerIdOfAdults?: string | null;
};

/** The place where a person is listed or named. Rights of a place hold there alone (`relation-places.ts`), so it always is told. */
export type Place =
  | ({
      kind: 'quest';
      questId: string;
      /** When the quest is, epoch ms; null: today alone decides who is young. */
      shownAt: number | null;
      /** What both share there, where that is known already. */
      shared?: readonly ('sameQuest' | 'sameGuild')[];
      /** Strangers learn no name: for one person at a time, a crest would otherwise tell the young. */
      isClosedToStrangers?: boolean;
    } & ThroughCharity)
  | { kind: 'group'; groupId: string; groupType: 'provider' | 'guild'; providerId: string | null }
  | { kind: 'district' }
  | ({
      kind: 'charity';
      /** When the quest was that the person has left, epoch ms. */
      shownAt?: number | null;
    } & ThroughCharity);

/** What the viewer sees of a person, and whether that is what any peer sees. */
export type Sight = { visibility: Visibility; isPeer: boolean };

/** What the viewer sees of a person in a place: everything that lists or names people asks this. */
export function visibilityIn(
  context: Context,
  person: ListedPerson,
  place: Place,
): Visibility | Promise<Visibility> {
  const sight = sightIn(context, person, place);
  return sight instanceof Promise ? sight.then(({ visibility }) => visibility) : sight.visibility;
}

/**
 * The same with whether it is a peer's sight. What both share elsewhere is looked up only of those who are not seen
 * without it, for all people of a request at once.
 */
export function sightIn(context: Context, person: ListedPerson, place: Place): Sight | Promise<Sight> {
  const { viewer, now } = context;
  const { shownAt, providerId, providerIdOfAdults } = throughCharity(place);
  const isToday = shownAt !== null && isSameDay(shownAt, now);
  const nearBy = (through: string | null) => [
    ...relationsTo(viewer, { ownerId: person.id, providerId: through, isToday }),
    ...relationsHere(viewer, place),
  ];
  // Most of what staff and charities read needs no birth date.
  const least = visibilityOf(YOUNGEST, nearBy(providerId));
  if (shows(least, 'realName')) return { visibility: least, isPeer: false };
  const isYoung = isYoungOn(person.dateOfBirth, now, ...(shownAt === null ? [] : [shownAt]));
  const seen = { isYoung, hidesUsername: Boolean(person.hidesUsername) };
  const sightBy = (relations: readonly Relation[]): Sight => {
    const held = isClosed(place) ? relations.filter((relation) => relation !== 'stranger') : relations;
    return { visibility: visibilityOf(seen, held), isPeer: isPeerSight(seen, held) };
  };
  const near = nearBy(providerId ?? (isYoung ? null : providerIdOfAdults));
  const sight = sightBy(near);
  if (viewer === null || (shows(sight.visibility, 'username') && !mayHoldRight(viewer, sight))) return sight;
  return context
    .loaders(createRelationLoader)
    .load({ personId: person.id, place: loadedPlace(place) })
    .then((relations) => sightBy([...near, ...heldBy(viewer, relations)]));
}

function throughCharity(place: Place) {
  const { shownAt = null, providerId = null, providerIdOfAdults = null } = charityOf(place);
  return { shownAt, providerId, providerIdOfAdults };
}

/** A group's charity knows the adults of it; their rights over the young hold on its quests. */
function charityOf(place: Place): ThroughCharity & { shownAt?: number | null } {
  if (place.kind === 'district') return {};
  return place.kind === 'group' ? { providerIdOfAdults: place.providerId } : place;
}

/** Whether a peer's sight may turn out to be one by right: that of who leads a guild or group. */
function mayHoldRight(viewer: Viewer, { isPeer }: Sight): boolean {
  return isPeer && viewer.memberships.some((one) => isAdminIn(viewer, one));
}

const isClosed = (place: Place) => place.kind === 'quest' && place.isClosedToStrangers === true;

/** What the place itself makes of the viewer. */
function relationsHere(viewer: Viewer | null, place: Place): readonly Relation[] {
  if (viewer === null) return [];
  if (place.kind === 'quest') return heldBy(viewer, place.shared ?? []);
  if (place.kind !== 'group') return [];
  const relations: Relation[] = [];
  if (viewer.memberships.some((one) => one.groupId === place.groupId && isMembershipCounted(one))) {
    relations.push(place.groupType === 'guild' ? 'sameGuild' : 'sameGroup');
  }
  // Whom the page lists belongs to the group or applies to it.
  if (isGroupAdmin(viewer, place)) relations.push('groupAdmin');
  return heldBy(viewer, relations);
}

function loadedPlace(place: Place) {
  if (place.kind === 'quest') return { kind: place.kind, questId: place.questId };
  return place.kind === 'group' ? { kind: place.kind, groupId: place.groupId } : { kind: place.kind };
}

const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;

/** Days are looked up only of instants that are near enough to share one. */
function isSameDay(one: number, other: number): boolean {
  return Math.abs(one - other) < LONGEST_DAY_MS && newYorkDay(one) === newYorkDay(other);
}

/** Drops the relations that merely come from sharing a quest or group, unless the viewer's address is confirmed. */
function heldBy(viewer: Viewer, relations: readonly Relation[]): readonly Relation[] {
  return viewer.isConfirmed ? relations : relations.filter((relation) => !SHARED.has(relation));
}

const SHARED: ReadonlySet<Relation> = new Set(['sameQuest', 'sameGuild', 'sameGroup']);
