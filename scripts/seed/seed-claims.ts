import { and, desc, eq } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsBetween } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The charity that the demo managers run. */
const CHARITY = '1';

/** Somebody who was marked absent lately says that they were there. */
export async function seedClaims(tx: Db, now: number): Promise<void> {
  const [absent] = await tx
    .select({
      contractId: contract.id,
      questId: contract.questId,
      chariteerId: contract.chariteerId,
      actualArrivalAt: quest.startedAt,
      actualDepartureAt: quest.endedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(quest.providerId, CHARITY),
        eq(contract.status, 'Absent'),
        isActiveSignUp(),
        startsBetween(now - 20 * DAY_MS, now),
      ),
    )
    .orderBy(desc(quest.startedAt), desc(contract.id))
    .limit(1);
  if (!absent) return;
  const words = 'I came in by the back door and helped in the kitchen until the end.';
  const claim = {
    id: newId(now),
    kind: 'dispute',
    status: 'Present',
    words,
    createdAt: now - DAY_MS,
  } as const;
  await tx.insert(hoursClaim).values({ ...absent, ...claim });
}
