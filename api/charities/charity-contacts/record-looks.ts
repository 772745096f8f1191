import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { contactOpenedMail } from '#domain/guardians/emergency-contact-notice.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Keeps that someone read emergency contacts through these sign-ups, as when they are opened one by one. */
export async function recordLooks(
  tx: Db,
  context: MailContext,
  readerId: string,
  contractIds: readonly string[],
): Promise<void> {
  if (contractIds.length === 0) return;
  for (const row of await loadOnQuests(tx, contractIds)) await recordLook(tx, context, readerId, row);
}

/** Keeps a look at an emergency contact in the audit log, and tells the person. */
export async function recordLook(
  tx: Db,
  context: MailContext,
  readerId: string,
  row: OnQuest,
): Promise<void> {
  const { contractId, chariteerId, providerId } = row;
  await recordAudit(tx, context.now, {
    action: 'emergency-contact-opened',
    actorId: readerId,
    subjectId: chariteerId,
    detail: { contractId, providerId },
  });
  if (readerId !== chariteerId) await tellContactOpened(tx, context, row);
}

type OnQuest = Awaited<ReturnType<typeof loadOnQuests>>[number];

/** Sign-ups with the emergency contacts of their people, sealed. */
export async function loadOnQuests(tx: Db, contractIds: readonly string[]) {
  return tx
    .select({
      contractId: contract.id,
      chariteerId: contract.chariteerId,
      questId: contract.questId,
      title: QUEST_TITLE,
      charity: provider.name,
      abandonedAt: contract.abandonedAt,
      providerId: quest.providerId,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      name: chariteer.emergencyContactName,
      number: chariteer.emergencyContactNumber,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInList(contract.id, contractIds), isSignUp()));
}

type OpenedContact = {
  chariteerId: string;
  questId: string;
  providerId: string;
  charity: string;
  title: QuestTitle;
  startedAt: number | null;
};

/** Tells a person that someone at a charity has opened their emergency contact; who it was stays with the audit log. */
async function tellContactOpened(tx: Db, context: MailContext, opened: OpenedContact): Promise<void> {
  const { config } = context;
  const { chariteerId, questId, providerId, charity, title, startedAt } = opened;
  const page = `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(questId)}`;
  const link = (locale: Locale) => linkIn(locale, config, page);
  const told = withSubjectInShort(
    {
      ...{ kind: 'emergency-contact-opened', questId, startsAt: startedAt },
      write: (locale, { firstName }) =>
        contactOpenedMail(locale, config, {
          firstName,
          charity,
          quest: { title, startedAt },
          link: link(locale),
        }),
    },
    (locale) => ({ from: charity, title: titleIn(locale, title), link: link(locale) }),
  );
  await queueMessages(tx, context, told, [chariteerId]);
}
