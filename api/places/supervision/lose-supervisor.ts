import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { isAskedOrAgreed } from '#api/rows/supervision-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import { supervisionWaitsUntil } from '#domain/supervision/supervision.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readManagerAddresses } from './manager-addresses.ts';
import { managersSupervisionMail, type SupervisionNews, supervisionMail } from './supervision-mails.ts';

type Leaving = {
  supervisorId: string;
  /** Quest on which the supervisor is lost; all that haven't started if omitted. */
  questId?: string;
  /** Supervision that ends; all of the adult's on the quest if omitted. */
  supervisionId?: string;
};

/**
 * After an adult has left a quest or said no: the places of the young people who were under that adult's eyes wait 24
 * hours, not beyond the start, for someone else; they, their guardians and the charity's managers are told.
 */
export async function loseSupervisor(tx: Db, context: MailContext, leaving: Leaving): Promise<void> {
  const { now } = context;
  for (const one of await readSupervisedBy(tx, now, leaving)) {
    const waitsUntil = supervisionWaitsUntil(one.startedAt, now);
    await tx.update(supervision).set({ state: 'left', waitsUntil }).where(eq(supervision.id, one.id));
    await tellOfSupervision(tx, context, { ...one, news: 'left', waitsUntil });
    const subject = { subjectId: one.id };
    await recordAudit(tx, now, { ...subject, action: 'supervisor-left', actorId: leaving.supervisorId });
  }
}

type Told = {
  chariteerId: string;
  providerId: string;
  title: QuestTitle;
  startedAt: number | null;
  news: SupervisionNews;
  waitsUntil: number | null;
  /** What the young person's email carries for the calendar. */
  entryOf?: Message['mail'];
};

/** Tells the young person and the guardian, and of anything but a yes the charity's managers too. */
export async function tellOfSupervision(tx: Db, context: MailContext, told: Told): Promise<void> {
  const { config } = context;
  const { chariteerId, startedAt, entryOf } = told;
  const record = await tx
    .select({ username: chariteer.username })
    .from(chariteer)
    .where(eq(chariteer.id, chariteerId))
    .get();
  const { news } = told;
  const about = { ...told, username: record?.username ?? '' };
  const facts = { kind: 'supervision' as const, startsAt: startedAt };
  // A guardian gets a copy of it, also where nothing reaches the young person.
  const toYoung = withSubjectInShort(
    { ...facts, write: (locale) => supervisionMail(locale, config, about), mail: entryOf },
    shortAbout(config, told.title, '/home'),
  );
  await queueMessages(tx, context, toYoung, [chariteerId]);
  if (news === 'agreed') return;
  const managers = await readManagerAddresses(tx, context.now, told);
  const toManagers = withSubjectInShort(
    { ...facts, write: (locale) => managersSupervisionMail(locale, config, { ...about, news }) },
    shortAbout(config, told.title, '/console/'),
  );
  const ids = managers.map(({ accountId }) => accountId);
  await queueMessages(tx, context, toManagers, ids);
}

function shortAbout(config: MailContext['config'], title: QuestTitle, page: string) {
  return (locale: Locale) => ({
    from: config.siteName,
    title: titleIn(locale, title),
    link: linkIn(locale, config, page),
  });
}

async function readSupervisedBy(tx: Db, now: number, { supervisorId, questId, supervisionId }: Leaving) {
  return tx
    .select({
      id: supervision.id,
      chariteerId: contract.chariteerId,
      providerId: quest.providerId,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        isAskedOrAgreed(supervisorId),
        hasNotStarted(now),
        questId === undefined ? undefined : eq(contract.questId, questId),
        supervisionId === undefined ? undefined : eq(supervision.id, supervisionId),
      ),
    );
}
