import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { isToldOf } from '#api/people/volunteers/told-people.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { regular, regularShare } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { entryOfKey } from '#domain/books/schedule-entry.ts';
import { DEFAULT_SHARE } from '#domain/regulars/regular-turns.ts';
import { readComingDates, readLastDates } from './regular-dates.ts';
import {
  type CharityRegularRow,
  type CharityRegularsRow,
  type RegularRow,
  timesRowOf,
} from './regular-row.ts';
import { withReasons } from './why-not-on.ts';

/** What the viewer, and the children under their account, come to every time. Errors: NOT_LOGGED_IN. */
export async function listOwnRegulars(context: Context): Promise<RegularRow[]> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const { chariteerId } = regular;
  const isOwn = or(
    eq(chariteerId, accountId),
    inArray(chariteerId, childrenUnder(store.read, accountId, now)),
  );
  return readRegulars(context, store.read, isOwn);
}

/** Regulars as they see themselves, with their dates once these are asked; who did not answer in time is none. */
export async function readRegulars(
  { now, store, request: { pageLocale } }: Context,
  db: Db,
  which: SQL | undefined,
): Promise<RegularRow[]> {
  const rows = await db
    .select({
      ...REGULAR_COLUMNS,
      providerId: regular.providerId,
      charity: provider.name,
      translatedTitle: translatedTitle(pageLocale),
    })
    .from(regular)
    .innerJoin(quest, eq(quest.id, regular.stampId))
    .innerJoin(provider, eq(provider.id, regular.providerId))
    .where(and(which, isStanding(now)))
    .orderBy(asc(regular.since), asc(regular.id));
  if (rows.length === 0) return [];
  const placeOf = await readPlaces(db, rows);
  let coming: ReturnType<typeof readComingDates> | null = null;
  return rows.map(({ stampId: _, entry, ...row }) => ({
    ...row,
    place: placeOf(entry),
    times: timesRowOf(entryOfKey(entry)),
    readDates: async () => {
      coming ??= readComingDates(store.read, now, rows);
      return withReasons(store.read, now, { ...row, dates: (await coming).get(row.id) ?? [] });
    },
  }));
}

/**
 * The regulars of a charity, of those of whom the viewer is told. Needs chariteerAttendance U.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function findCharityRegulars(context: Context, providerId: string): Promise<CharityRegularsRow> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  requireFeature(viewer, providerId, 'keepWaitingLists');
  const rows = await store.read
    .select({ ...REGULAR_COLUMNS, since: regular.since, chariteer: VOLUNTEER_COLUMNS })
    .from(regular)
    .innerJoin(quest, eq(quest.id, regular.stampId))
    .innerJoin(chariteer, eq(chariteer.id, regular.chariteerId))
    .where(
      and(
        eq(regular.providerId, providerId),
        isStanding(now),
        isToldOf(context, { providerId, startedAt: null }),
      ),
    )
    .orderBy(asc(regular.since), asc(regular.id));
  const dates = await readLastDates(store.read, now, rows);
  const placeOf = await readPlaces(store.read, rows);
  const regulars = rows.map(async ({ chariteerId: _id, since: _since, entry, ...row }) => ({
    ...row,
    locationId: entryOfKey(entry).location_id,
    place: placeOf(entry),
    times: timesRowOf(entryOfKey(entry)),
    lastDates: dates.get(row.id) ?? [],
    chariteer: await seenBy(context, providerId, row.chariteer),
  }));
  return {
    providerId,
    percent: await readShare(store.read, providerId),
    regulars: await Promise.all(regulars),
  };
}

/** The volunteer of a regular; null if the viewer can't see the user name. */
export function volunteerOf(context: Context, { chariteer: person }: CharityRegularRow): ChariteerRow | null {
  return seesUsername(context, person) ? person : null;
}

/** The percent of a quest's spots that regulars of a charity take at most. */
export async function readShare(db: Db, providerId: string): Promise<number> {
  const [row] = await db
    .select({ percent: regularShare.percent })
    .from(regularShare)
    .where(eq(regularShare.providerId, providerId));
  return row?.percent ?? DEFAULT_SHARE;
}

const REGULAR_COLUMNS = {
  id: regular.id,
  stampId: regular.stampId,
  chariteerId: regular.chariteerId,
  entry: regular.entry,
  eventTitle: quest.eventTitle,
  pausedUntil: regular.pausedUntil,
  askedUntil: regular.askedUntil,
};

const isStanding = (now: number) => or(isNull(regular.askedUntil), gt(regular.askedUntil, now));

type Volunteer = Omit<ChariteerRow, 'ownerId' | 'providerId' | 'visibility'>;

/** A regular as the viewer may see them: like somebody who is on one of the charity's quests. */
async function seenBy(context: Context, providerId: string, person: Volunteer): Promise<ChariteerRow> {
  const visibility = await visibilityIn(context, person, { kind: 'charity', providerId });
  return { ...person, ownerId: person.id, providerId, visibility, isComing: true };
}

async function readPlaces(
  db: Db,
  rows: readonly { entry: string }[],
): Promise<(entry: string) => string | null> {
  const idOf = (entry: string) => entryOfKey(entry).location_id;
  const found = await db
    .select({ id: location.id, name: location.name })
    .from(location)
    .where(
      isInList(
        location.id,
        rows.map(({ entry }) => idOf(entry)),
      ),
    );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (entry) => names.get(idOf(entry)) ?? null;
}
