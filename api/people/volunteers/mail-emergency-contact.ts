import { and, asc, eq, notInArray } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { emergencyContactMail } from '#domain/guardians/emergency-contact-notice.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readCharityAdmins } from './charity-admins.ts';
import type { OwnDetailsRow } from './own-details-row.ts';

/**
 * Tells the admins of every charity where the person is on a quest ahead that the emergency contact changed. The email
 * names the quest, not the contact: who may see that finds it on the sheet.
 */
export async function mailEmergencyContact(
  tx: Db,
  context: MailContext,
  { ownerId, username }: OwnDetailsRow,
): Promise<void> {
  const quests = await readNextQuests(tx, context.now, ownerId);
  const admins = await readCharityAdmins(
    tx,
    context.now,
    quests.map(({ providerId }) => providerId),
  );
  const { config } = context;
  for (const { id, providerId, title, startedAt } of quests) {
    const told = admins.filter((admin) => admin.providerId === providerId && admin.accountId !== ownerId);
    const sheet = `/console/quests/${encodeURIComponent(id)}/attendance`;
    const linkTo = (locale: Locale) => linkIn(locale, config, sheet);
    const changed = withSubjectInShort(
      {
        ...{ kind: 'emergency-contact-changed', questId: id, startsAt: startedAt, causedById: ownerId },
        write: (locale) =>
          emergencyContactMail(locale, config, { username, title, startedAt, link: linkTo(locale) }),
      },
      (locale) => ({ from: config.siteName, title: titleIn(locale, title), link: linkTo(locale) }),
    );
    const ids = told.map(({ accountId }) => accountId);
    await queueMessages(tx, context, changed, ids);
  }
}

type NextQuest = { id: string; providerId: string; title: QuestTitle; startedAt: number | null };

/** Reads the next quest of the person at each charity. */
async function readNextQuests(tx: Db, now: number, chariteerId: string): Promise<NextQuest[]> {
  const rows = await tx
    .select({
      id: quest.id,
      providerId: quest.providerId,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        isActiveSignUp(),
        notInArray(quest.publishingStatus, ['Cancelled', 'Template']),
        isNotOver(now),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id));
  const next = new Map<string, NextQuest>();
  for (const row of rows) if (!next.has(row.providerId)) next.set(row.providerId, row);
  return [...next.values()];
}
