import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import type { VolunteerFilter } from '#api/graphql/generated/types.ts';
import { isCalled } from '#api/people/volunteers/volunteer-queries.ts';
import { isContactOpen } from '#api/rows/contact-where.ts';
import { isActive, isSignUp, recapInstant, wasThere } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

/**
 * The visits of all who signed up at a charity and did not give it up, or were marked there. CROSS JOIN begins at the
 * quests of the charity, never at all people.
 */
export function selectVisits(db: Db, providerId: string, now: number) {
  const isHeld = isInList(quest.publishingStatus, HELD_STATUSES);
  const isAhead = sql`${isHeld} AND ${startsAfter(now)} AND ${isActive()}`;
  return db
    .select({
      id: contract.chariteerId,
      firstVisitAt: sql<number | null>`min(CASE WHEN ${wasThere()} THEN ${recapInstant} END)`.as(
        'firstVisit',
      ),
      lastVisitAt: sql<number | null>`max(CASE WHEN ${wasThere()} THEN ${recapInstant} END)`.as('lastVisit'),
      nextVisitAt: sql<number | null>`min(CASE WHEN ${isAhead} THEN ${quest.startedAt} END)`.as('nextVisit'),
      noShowCount: sql<number>`count(CASE WHEN ${contract.status} = 'Absent' THEN 1 END)`.as('noShows'),
    })
    .from(quest)
    .crossJoin(contract)
    .where(
      and(
        eq(quest.providerId, providerId),
        eq(contract.questId, quest.id),
        isSignUp(),
        or(isActive(), isNotNull(contract.status)),
      ),
    )
    .groupBy(contract.chariteerId);
}

export type NamedVolunteer = { id: string; name: string };

/**
 * Of these people those who are still there, may be seen by the viewer and are looked for, with what they are sorted by
 * where it is names. A constant number of statements.
 */
export async function findNamed(
  context: Context,
  providerId: string,
  ids: readonly string[],
  q: VolunteerFilter['q'],
): Promise<NamedVolunteer[]> {
  const { viewer, store } = context;
  const areNamesShown = reachAt(viewer, providerId, 'readNames') === 'always';
  const { id, username, dateOfBirth, hidesUsername, nameKey } = chariteer;
  const rows = await store.read
    .select({ id, username, dateOfBirth, hidesUsername, nameKey })
    .from(chariteer)
    .where(and(isInList(id, ids), isStillThere(), await isLookedFor(context, providerId, ids, q)));
  return rows
    .filter((row) => seesUsername(context, { ...row, ownerId: row.id, providerId }))
    .map((row) => ({
      id: row.id,
      name: (areNamesShown ? row.nameKey : row.username?.toLowerCase()) ?? '',
    }));
}

/** Search by name, or by the contacts of adults whom the viewer may reach at any time. */
async function isLookedFor(
  context: Context,
  providerId: string,
  ids: readonly string[],
  q: VolunteerFilter['q'],
): Promise<SQL | undefined> {
  const { viewer, now, store } = context;
  const areNamesShown = reachAt(viewer, providerId, 'readNames') === 'always';
  const isNamed = isCalled(q, areNamesShown);
  if (!isNamed) return undefined;
  // By a name that the viewer may not read no one under 18 is found.
  const byName = areNamesShown ? isNamed : and(isNamed, not(isYoung(now)));
  if (reachAt(viewer, providerId, 'readContactInfo') !== 'always') return byName;
  const isReached = and(not(isYoung(now)), isContactOpen(sql`${chariteer.id}`, sql`${providerId}`, now));
  const byPhone = await findByPhone(store.read, and(isInList(chariteer.id, ids), isReached), q ?? '');
  const byAddress = and(holdsFolded(sql`lower(${chariteer.emailAddress})`, q), isReached);
  return or(byName, byAddress, isInList(chariteer.id, byPhone));
}

const FEWEST_DIGITS = 4;

/** Phone numbers are sealed: they are opened to be looked through. */
async function findByPhone(db: Db, isReached: SQL | undefined, q: string): Promise<string[]> {
  const digits = q.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return [];
  const { id, phoneNumber } = chariteer;
  const rows = await db
    .select({ id, phoneNumber })
    .from(chariteer)
    .where(and(isNotNull(phoneNumber), isReached));
  return rows.flatMap((row) => {
    const phone = db.cells.open('chariteer.phoneNumber', row.id, row.phoneNumber);
    return phone?.replace(/\D/g, '').includes(digits) ? [row.id] : [];
  });
}
