import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { readLabelled, readLabels } from '#api/charities/volunteer-notes/note-queries.ts';
import { requireNotes } from '#api/charities/volunteer-notes/require-notes.ts';
import type { VolunteerLabelRow } from '#api/charities/volunteer-notes/volunteer-note-row.ts';
import type { QueryVolunteerPageArgs, VolunteerSort } from '#api/graphql/generated/types.ts';
import { loadServed } from '#api/recaps/recaps/leaderboard.ts';
import { isComplete, latestRecordOf } from '#api/rows/training-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { mayReadNotes } from '#domain/charities/volunteer-notes.ts';
import type { Visits } from '#domain/charities/volunteer-standing.ts';
import { hasStanding } from '#domain/charities/volunteer-standing.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { findNamed, selectVisits } from './known-volunteers.ts';

/** Someone as a charity knows them, before names are read. */
export type KnownVolunteer = Visits & { id: string; minutes: number };

/** Someone as a charity knows them. */
export type CharityVolunteerRow = KnownVolunteer & {
  chariteer: ChariteerRow;
  trainings: string[];
  labels: VolunteerLabelRow[];
};

type Asked = Omit<QueryVolunteerPageArgs, 'page' | 'perPage'>;
type Sorted = KnownVolunteer & { name: string };

const ALWAYS = { from: Date.UTC(2000, 0, 1), until: Date.UTC(2100, 0, 1) };
const BY_HOURS: VolunteerSort = { field: 'minutes', order: 'DESC' };

/** A page of a charity's volunteers. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page. */
export async function listVolunteers(context: Context, { page, perPage, ...asked }: QueryVolunteerPageArgs) {
  const { limit, offset } = pageOf({ page, perPage });
  const known = await readKnown(context, asked);
  const items = await withPeople(context, asked.providerId, known.slice(offset, offset + limit));
  return { items, total: known.length };
}

/** All that the list has, for a file. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listAllVolunteers(context: Context, asked: Asked): Promise<CharityVolunteerRow[]> {
  return withPeople(context, asked.providerId, await readKnown(context, asked));
}

async function readKnown(context: Context, { providerId: wanted, filter, sort }: Asked): Promise<Sorted[]> {
  const { id: providerId } = await findProvider(context, wanted);
  requireFeature(context.viewer, providerId, 'readRankings');
  const { now, store } = context;
  const { q, standing, labelId, from, until } = filter ?? {};
  if (labelId != null) requireNotes(context.viewer, providerId);
  const served = await loadServed(context, {
    specificProvider: providerId,
    dateRangeBeginning: from ?? ALWAYS.from,
    dateRangeEnding: until ?? ALWAYS.until,
  });
  const minutes = new Map(served.map((one) => [one.chariteerId, one.combinedMinutes]));
  const visits = await selectVisits(store.read, providerId, now);
  const labelled = labelId == null ? null : await readLabelled(store.read, providerId, labelId);
  const known = visits.filter(
    (one) => (!standing || hasStanding(one, standing, now)) && (labelled?.has(one.id) ?? true),
  );
  const ids = known.map(({ id }) => id);
  const names = new Map((await findNamed(context, providerId, ids, q)).map(({ id, name }) => [id, name]));
  const named = known.flatMap((one) => {
    const name = names.get(one.id);
    return name === undefined ? [] : [{ ...one, name, minutes: minutes.get(one.id) ?? 0 }];
  });
  return named.sort(orderOf(sort ?? BY_HOURS));
}

/** Order of rows: no value comes last in both directions; equals by name. */
function orderOf({ field, order }: VolunteerSort) {
  const sign = order === 'DESC' ? -1 : 1;
  return (a: Sorted, b: Sorted): number => {
    const [left, right] = [a[field], b[field]];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || byName(a, b);
    return left === right ? byName(a, b) : left < right ? -sign : sign;
  };
}

function byName(a: Sorted, b: Sorted): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

async function withPeople(
  context: Context,
  providerId: string,
  known: readonly KnownVolunteer[],
): Promise<CharityVolunteerRow[]> {
  const { read } = context.store;
  const ids = known.map(({ id }) => id);
  const people = await read.select(VOLUNTEER_COLUMNS).from(chariteer).where(isInList(chariteer.id, ids));
  const byId = new Map(people.map((person) => [person.id, person]));
  const mayTrain = mayAt(context.viewer, providerId, 'keepTrainingRecords');
  const trainings = mayTrain ? await readTrainings(read, providerId, ids, context.now) : new Map();
  const mayRead = mayReadNotes(context.viewer, providerId);
  const labels = mayRead ? await readLabels(read, providerId, ids) : new Map();
  return known.flatMap((one) => {
    const person = byId.get(one.id);
    if (!person) return [];
    const { id, minutes, firstVisitAt, lastVisitAt, nextVisitAt, noShowCount } = one;
    const facts = { id, minutes, firstVisitAt, lastVisitAt, nextVisitAt, noShowCount };
    const seen = { ...person, ownerId: id, providerId };
    return [{ ...facts, chariteer: seen, trainings: trainings.get(id) ?? [], labels: labels.get(id) ?? [] }];
  });
}

/** Names of the trainings of a charity that people have completed, by person. One statement. */
async function readTrainings(
  db: Db,
  providerId: string,
  ids: readonly string[],
  now: number,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ personId: orientation.chariteerId, name: orientation.name })
    .from(orientation)
    .where(
      and(
        isInList(orientation.chariteerId, ids),
        eq(orientation.providerId, providerId),
        isNotNull(orientation.templateId),
        isComplete('orientation', now),
        eq(orientation.id, latestRecordOf(sql`${orientation.chariteerId}`, sql`${orientation.templateId}`)),
      ),
    )
    .orderBy(asc(orientation.nameKey), asc(orientation.id));
  const names = Map.groupBy(rows, ({ personId }) => personId ?? '');
  return new Map([...names].map(([id, list]) => [id, list.map(({ name }) => name)]));
}
