import { and, eq, inArray, not } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { isByAdult } from '#api/rows/supervision-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Store } from '#db/store.ts';
import { loseSupervisor } from './lose-supervisor.ts';

/** Ends supervision by people under 18: what was agreed before that ended it, and of accounts that were taken back. */
export async function sweepMinorsSupervisions(store: Store, context: MailContext): Promise<void> {
  const minors = await store.read
    .select({ supervisorId: supervision.supervisorId })
    // Quests ahead are few beside all that was ever supervised.
    .from(quest)
    .crossJoin(contract)
    .crossJoin(supervision)
    .where(
      and(
        eq(contract.questId, quest.id),
        eq(supervision.contractId, contract.id),
        eq(supervision.isCurrent, true),
        inArray(supervision.state, ['asked', 'agreed']),
        isActive(),
        hasNotStarted(context.now),
        not(isByAdult(context.now)),
      ),
    );
  for (const supervisorId of new Set(minors.map((one) => one.supervisorId)))
    if (supervisorId !== null) await store.write((tx) => loseSupervisor(tx, context, { supervisorId }));
}
