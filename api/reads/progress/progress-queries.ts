import { and, asc, eq, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isActiveSignUpOfKnown, isSignUpOfKnown } from '#api/rows/contracts/contract-where.ts';
import { startsAfter } from '#api/rows/quests/quest-where.ts';
import { recapInstant } from '#api/rows/recaps/recap-where.ts';
import type { OwnProgress } from '#api/sdl/generated/types.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type Deed, progressOf } from '#domain/attendance/progress.ts';
import { servedTypes } from '#domain/attendance/served-types.ts';

/** What the viewer has done, in numbers; two statements. Errors: NOT_LOGGED_IN. */
export async function findOwnProgress({ viewer, store, now }: Context): Promise<OwnProgress | null> {
  const { accountId, hasRecord } = requireLogin(viewer);
  if (!hasRecord) return null;
  const [deeds, ahead] = await Promise.all([
    readDeeds(store.read, accountId),
    readTagsAhead(store.read, accountId, now),
  ]);
  const progress = progressOf(deeds, now);
  const types = ahead.flatMap(({ serviceTags }) => servedTypes([{ serviceTags, quests: 1 }]));
  const promisedTypes = [...new Set(types)].filter((type) => !progress.types.includes(type));
  return { ...progress, promisedTypes };
}

function readDeeds(db: Db, chariteerId: string): Promise<Deed[]> {
  return db
    .select({
      at: recapInstant,
      serviceTags: quest.serviceTags,
      minutes: sql<number>`coalesce(sum(${credit.value}), 0)`,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(credit, and(eq(credit.contractId, contract.id), eq(credit.type, 'volunteerTime')))
    .where(and(eq(contract.chariteerId, chariteerId), isSignUpOfKnown(), eq(contract.status, 'Present')))
    .groupBy(contract.id);
}

function readTagsAhead(db: Db, chariteerId: string, now: number) {
  return db
    .select({ serviceTags: quest.serviceTags })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.chariteerId, chariteerId), isActiveSignUpOfKnown(), startsAfter(now)))
    .orderBy(asc(quest.startedAt));
}
