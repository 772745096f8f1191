import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryRecapPageArgs, RecapList } from '#api/graphql/generated/types.ts';
import { isContactOpen } from '#api/rows/contact-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { foldedColumn } from '#db/folding/holds-folded.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { AGE_BANDS, latestBirthDay } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isPeriod, previousMonth } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { pageByPhone } from './phone-order.ts';
import type { RecapEntryRow } from './recap-row.ts';
import { requireRecap } from './require-recap.ts';
import { withoutLeaver } from './without-leaver.ts';

/**
 * A page of one list of a recap, sorted by the database: the cost grows with the list only by what sorting takes.
 * Needs donationRecap R. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a period or page.
 */
export async function listRecapPage(
  context: Context,
  args: QueryRecapPageArgs,
): Promise<{ items: RecapEntryRow[]; total: number }> {
  const providerId = await requireRecap(context, args.providerId, 'lists');
  const { period, list } = args;
  if (!isPeriod(period))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  const { read } = context.store;
  const isListed = and(
    eq(recapVolunteer.providerId, providerId),
    eq(recapVolunteer.period, period),
    MEMBERS[list],
  );
  const rows = await readEntries(read, { ...args, providerId }, isListed, context.now);
  const [counted] = await read.select({ total: count() }).from(recapVolunteer).where(isListed);
  const items = rows.map((row) => {
    const person = list === 'LATE_DROP' ? withoutLeaver(row.chariteer, row, context) : row.chariteer;
    return { ...row, chariteer: { ...person, ownerId: person.id, providerId } };
  });
  return { items, total: counted?.total ?? 0 };
}

async function readEntries(db: Db, args: QueryRecapPageArgs, isListed: SQL | undefined, now: number) {
  const { providerId, period, list, sort } = args;
  const { limit, offset } = pageOf(args);
  const entries = db
    .select({ ...columnsOf(list), chariteer: VOLUNTEER_COLUMNS })
    .from(recapVolunteer)
    .innerJoin(chariteer, eq(chariteer.id, recapVolunteer.chariteerId))
    .leftJoin(
      earlier,
      and(
        eq(earlier.providerId, providerId),
        eq(earlier.period, (list === 'RETAINED' && previousMonth(period)) || NO_PERIOD),
        eq(earlier.chariteerId, recapVolunteer.chariteerId),
      ),
    );
  const { chariteerId } = recapVolunteer;
  if (sort?.field === 'phoneNumber') {
    const shown = ifShown(sql`${phoneNumber}`, providerId, now);
    const part = { isDescending: sort.order === 'DESC', limit, offset };
    const ids = await pageByPhone(db, isListed, { shown, byName }, part);
    const found = await entries.where(and(isListed, inArray(chariteerId, ids)));
    return found.sort((one, other) => ids.indexOf(one.chariteer.id) - ids.indexOf(other.chariteer.id));
  }
  if (sort?.field !== 'id') {
    return entries
      .where(isListed)
      .orderBy(...orderOf(args, now))
      .limit(limit)
      .offset(offset);
  }
  // Cut by the key of the table before anything is joined, the last page of many thousands costs what the first does.
  const onPage = db
    .select({ chariteerId })
    .from(recapVolunteer)
    .where(isListed)
    .orderBy(asc(chariteerId))
    .limit(limit)
    .offset(offset);
  return entries.where(and(isListed, inArray(chariteerId, onPage))).orderBy(asc(chariteerId));
}

/** What the retained did in the month before is counted to what they did in this one. */
const earlier = alias(recapVolunteer, 'earlier');
const NO_PERIOD = '';

const MEMBERS: Record<RecapList, SQL> = {
  SERVED: gt(recapVolunteer.completedQuests, 0),
  FIRST_TIME: eq(recapVolunteer.isNew, true),
  RETAINED: eq(recapVolunteer.isRetained, true),
  ABSENT: gt(recapVolunteer.absentCount, 0),
  LATE_DROP: gt(recapVolunteer.lateDropCount, 0),
};

function columnsOf(list: RecapList) {
  const isLateDrop = list === 'LATE_DROP';
  return {
    combinedMinutes: sql<number>`${recapVolunteer.serviceMinutes} + coalesce(${earlier.serviceMinutes}, 0)`,
    completedQuests: sql<number>`${recapVolunteer.completedQuests} + coalesce(${earlier.completedQuests}, 0)`,
    absentCount: isLateDrop ? recapVolunteer.lateDropCount : recapVolunteer.absentCount,
  };
}

const { nameFirst, nameKey, phoneNumber, emailAddress, dateOfBirth } = chariteer;
const byName = [isNull(nameKey), asc(nameKey), asc(chariteer.id)];

/** What a cell does not show does not decide about the order either. */
const ifShown = (column: SQL, providerId: string, now: number) =>
  sql`CASE WHEN ${isContactOpen(sql`${chariteer.id}`, sql`${providerId}`, now)} THEN ${column} END`;

/** The place of the band in their table: within a band no one is told to be older. */
const bandOf = (now: number) => {
  const bands = AGE_BANDS.map(({ from }) => sql`(${dateOfBirth} <= ${latestBirthDay(from, now)})`);
  return sql.join(bands, sql` + `);
};

function orderOf({ providerId, list, sort }: QueryRecapPageArgs, now: number): SQL[] {
  const { combinedMinutes, completedQuests, absentCount } = columnsOf(list);
  const isOfAbsences = list === 'ABSENT' || list === 'LATE_DROP';
  if (!sort) return [desc(isOfAbsences ? absentCount : combinedMinutes), ...byName];
  const column = {
    id: sql`${chariteer.id}`,
    nameFirst: foldedColumn(nameFirst),
    nameLast: sql`${nameKey}`,
    // Never asked for: `pageByPhone` orders by it.
    phoneNumber: sql`NULL`,
    emailAddress: ifShown(sql`lower(${emailAddress})`, providerId, now),
    age: ifShown(bandOf(now), providerId, now),
    combinedMinutes,
    completedQuests,
    absentCount: sql`${absentCount}`,
  }[sort.field];
  return [isNull(column), sort.order === 'DESC' ? desc(column) : asc(column), ...byName];
}
