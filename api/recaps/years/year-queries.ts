import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { selectDeeds } from '#api/recaps/progress/deed-queries.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { countedFrom, mayBePublic } from '#domain/attendance/public-profile.ts';
import type { YearInReview } from '#domain/attendance/year-in-review.ts';
import { isYearOpen, yearBounds, yearInReview } from '#domain/attendance/year-in-review.ts';

/** A year with the name that stands over it. */
export type YearInReviewRow = YearInReview & { username: string };

export type OwnYearRow = {
  review: YearInReviewRow;
  /** Epoch ms; null while the year is private. */
  sharedAt: number | null;
  otherYears: number[];
  isShareable: boolean;
};

/** A year of the viewer; two statements. Null where there is no page for it. Errors: NOT_LOGGED_IN. */
export async function findOwnYear(
  { viewer, store, now }: Context,
  { year }: { year: number },
): Promise<OwnYearRow | null> {
  const { accountId } = requireLogin(viewer);
  const person = await readYearPerson(store.read, accountId, year);
  if (!person || !isYearOpen(year, person.createdAt, now)) return null;
  const deeds = await selectDeeds(store.read, accountId, { until: yearBounds(year).end });
  return {
    review: { ...yearInReview(deeds, year), username: person.username },
    sharedAt: person.sharedAt,
    otherYears: [year - 1, year + 1].filter((other) => isYearOpen(other, person.createdAt, now)),
    isShareable: mayBePublic(person, isYoungOn(person.dateOfBirth, now)),
  };
}

/** Volunteer whose year it is, and the time since which they share it; null if they don't. */
type YearPerson = {
  username: string;
  dateOfBirth: string;
  agreedAt: number | null;
  createdAt: number;
  sharedAt: number | null;
};

const PERSON = {
  id: chariteer.id,
  username: chariteer.username,
  dateOfBirth: chariteer.dateOfBirth,
  agreedAt: chariteer.profileAgreedAt,
  createdAt: chariteer.createdAt,
};

/** Reads a volunteer and the state of one of their years; null without a volunteer record. */
export async function readYearPerson(db: Db, id: string, year: number): Promise<YearPerson | null> {
  const [found] = await db
    .select({ ...PERSON, sharedAt: sharedYear.sharedAt })
    .from(chariteer)
    .leftJoin(sharedYear, and(eq(sharedYear.accountId, chariteer.id), eq(sharedYear.year, year)))
    .where(and(eq(chariteer.id, id), isStillThere()));
  if (!found || found.username === null || found.dateOfBirth === null) return null;
  return { ...found, username: found.username, dateOfBirth: found.dateOfBirth };
}

/**
 * The year behind a secret, as everyone may see it: without what was done while young, unless a guardian agreed, and
 * none at all of the young whose guardian has not (SAF-05). Two statements.
 */
export async function findSharedYear(
  { store, now }: Context,
  { token }: { token: string },
): Promise<YearInReviewRow | null> {
  const [found] = await store.read
    .select({ ...PERSON, year: sharedYear.year })
    .from(sharedYear)
    .innerJoin(account, and(eq(account.id, sharedYear.accountId), eq(account.isBanned, false)))
    .innerJoin(chariteer, and(eq(chariteer.id, sharedYear.accountId), isStillThere()))
    .where(eq(sharedYear.tokenHash, hashToken(token)));
  if (!found || found.username === null || found.dateOfBirth === null) return null;
  const { id, username, dateOfBirth, year } = found;
  if (!mayBePublic(found, isYoungOn(dateOfBirth, now))) return null;
  const span = { from: countedFrom(dateOfBirth, found), until: yearBounds(year).end };
  return { ...yearInReview(await selectDeeds(store.read, id, span), year), username };
}
