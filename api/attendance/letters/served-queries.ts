import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { recapInstant } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { contentOf, type ServedTime } from '#domain/letters/letter.ts';
import type { ServedRow } from './letter-row.ts';

/** Every credited time of some people, oldest first. One statement. */
export function readServedTimes(db: Db, chariteerIds: readonly string[]): Promise<ServedRow[]> {
  return db
    .select({
      chariteerId: credit.playerId,
      at: recapInstant,
      providerId: quest.providerId,
      charity: provider.name,
      activity: quest.eventTitle,
      minutes: credit.value,
    })
    .from(credit)
    .innerJoin(contract, eq(contract.id, credit.contractId))
    .innerJoin(quest, eq(quest.id, credit.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(
      and(isInList(credit.playerId, chariteerIds), eq(credit.type, 'volunteerTime'), gt(credit.value, 0)),
    )
    .orderBy(asc(recapInstant), asc(credit.contractId));
}

/** Hash of all that must not change while a letter is valid. */
export function hashContent(times: readonly ServedTime[]): string {
  return createHash('sha256').update(contentOf(times)).digest('hex');
}
