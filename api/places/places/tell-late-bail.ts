import { eq, sql } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readManagersOf } from '#api/messages/recipients/managers-of-charity.ts';
import { nameForManager } from '#api/messages/recipients/names-for-managers.ts';
import type { ContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { broadcastPath } from '#domain/alerts/broadcast-address.ts';
import { isLateBail } from '#domain/answers/answer-state.ts';
import { lateBailMail, lateBailShort } from '#domain/answers/late-bail-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';

type Freed = Pick<ContractFacts, 'questId' | 'providerId' | 'chariteerId' | 'startedAt' | 'publishingStatus'>;

/**
 * Tells those who run a quest at once that someone has given up a place within 24 hours of its start, in the
 * transaction in which that is written, after the place is free. Does nothing for an earlier one. `unnamed`: whose
 * account or consent ended with it, so that nothing new is written down about them.
 */
export async function tellLateBail(
  tx: Db,
  context: MailContext,
  freed: Freed,
  who: 'named' | 'unnamed',
): Promise<void> {
  const { now, config } = context;
  if (!isLateBail(freed, now)) return;
  const facts = await readFacts(tx, freed);
  if (!facts) return;
  const managers = (await readManagersOf(tx, [freed.providerId], now)).get(freed.providerId) ?? [];
  const others = managers.filter(({ accountId }) => accountId !== freed.chariteerId);
  const byAccount = new Map(others.map((manager) => [manager.accountId, manager]));
  const { needsTraining, ...about } = facts;
  const told = (accountId: string) => {
    const manager = byAccount.get(accountId);
    return {
      ...about,
      name: who === 'named' && manager ? nameForManager(manager, { ...facts, hasLeft: true }, now) : null,
    };
  };
  const ask = broadcastPath(freed.questId, needsTraining ? ['previous', 'trained'] : ['previous']);
  const show = `/console/quests/${encodeURIComponent(freed.questId)}/show`;
  await queueMessages(
    tx,
    context,
    {
      kind: 'bailed-out-late',
      questId: freed.questId,
      startsAt: freed.startedAt,
      causedById: freed.chariteerId,
      write: (locale, { accountId, firstName }) =>
        lateBailMail(locale, config, {
          ...told(accountId),
          firstName,
          links: { ask: linkIn(locale, config, ask), quest: linkIn(locale, config, show) },
        }),
      short: (locale, { accountId }) => lateBailShort(locale, told(accountId), linkIn(locale, config, show)),
      mail: () => ({ threadId: freed.questId }),
    },
    [...byAccount.keys()],
  );
}

async function readFacts(tx: Db, { questId, chariteerId }: Freed) {
  const [row] = await tx
    .select({
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
      charity: provider.name,
      openCount: sql<number>`max(0, ${quest.resourceMaxNumber} - ${quest.takenCount} - ${quest.heldCount})`,
      takenCount: quest.takenCount,
      minimum: quest.resourceMinNumber,
      needsTraining: sql<number>`EXISTS (SELECT 1 FROM quest_required_orientation AS required
        WHERE required."questId" = ${quest.id})`,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, chariteerId))
    .where(eq(quest.id, questId));
  return row;
}
