import { and, asc, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { OwnProgress } from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { parseCelebrated, uncelebrated } from '#domain/attendance/celebrated-types.ts';
import { progressOf } from '#domain/attendance/progress.ts';
import { servedTypes } from '#domain/attendance/served-types.ts';
import { yearToLookAt } from '#domain/attendance/year-in-review.ts';
import { selectDeeds } from './deed-queries.ts';

/** What the viewer has done, in numbers; one statement. Errors: NOT_LOGGED_IN. */
export async function findOwnProgress(context: Context): Promise<OwnProgress | null> {
  const { viewer, store, now } = context;
  const { accountId, hasRecord } = requireLogin(viewer);
  if (!hasRecord) return null;
  const together = context.loaders(createTogether);
  const [deeds, ahead] = await Promise.all([
    together(selectDeeds(store.read, accountId)),
    together(selectTagsAhead(store.read, accountId, now)),
  ]);
  const progress = progressOf(deeds, now);
  const [person] = deeds;
  const types = ahead.flatMap(({ serviceTags }) => servedTypes([{ serviceTags, quests: 1 }]));
  const promisedTypes = [...new Set(types)].filter((type) => !progress.types.includes(type));
  return {
    ...progress,
    promisedTypes,
    newTypes: uncelebrated(progress.types, parseCelebrated(person?.celebratedTypes ?? null)),
    // No one is led to a year in which nothing was done yet.
    yearInReview: person ? yearToLookAt(person.personSince, now) : null,
  };
}

function selectTagsAhead(db: Db, chariteerId: string, now: number) {
  return db
    .select({ serviceTags: quest.serviceTags })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.chariteerId, chariteerId), isActiveSignUp(), startsAfter(now)))
    .orderBy(asc(quest.startedAt));
}
