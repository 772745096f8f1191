import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { isSignUp, recapInstant, wasThere } from '#api/rows/contract-where.ts';
import type { Unsent } from '#db/read-together.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { YearDeed } from '#domain/attendance/year-in-review.ts';

/** A deed, with what else of the person goes by deeds, so that no one asks a statement more for it. */
type DeedRow = YearDeed & { personSince: number; celebratedTypes: string | null };

/** The quests at which someone was present; of those alone that count within a span, where one is given (epoch ms). */
export function selectDeeds(
  db: Db,
  chariteerId: string,
  { from = null, until = null }: { from?: number | null; until?: number | null } = {},
): Unsent<DeedRow> {
  return db
    .select({
      at: recapInstant,
      serviceTags: quest.serviceTags,
      providerId: quest.providerId,
      minutes: sql<number>`coalesce(sum(${credit.value}), 0)`,
      personSince: chariteer.createdAt,
      celebratedTypes: chariteer.celebratedTypes,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(credit, and(eq(credit.contractId, contract.id), eq(credit.type, 'volunteerTime')))
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        isSignUp(),
        wasThere(),
        from === null ? undefined : gte(recapInstant, from),
        until === null ? undefined : lt(recapInstant, until),
      ),
    )
    .groupBy(contract.id);
}
