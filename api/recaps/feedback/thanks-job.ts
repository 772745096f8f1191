import type { Job } from '#api/access/jobs/job.ts';
import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { type Reach, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { THANKS_CLOCK, thankedAt, thanksMail } from '#domain/feedback/thanks-mail.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import { feedbackTexts } from '#domain/texts/generated/feedback.ts';
import { dailyAt } from '#domain/time/slots.ts';
import { type DueThanks, readDueThanks } from './due-thanks.ts';

const AT_ONCE = 200;

/**
 * Each morning thanks whoever was marked present at a quest of the days before, with the hours credited and one
 * question. Once for each contract, whatever restarts: what was said is written down with it.
 */
export const THANKS_JOB: Job = {
  name: 'thanks',
  slotAt: dailyAt(THANKS_CLOCK),
  async run({ config, now, step }, slot) {
    const span = thankedAt(slot);
    let thanked = 0;
    for (;;) {
      const count = await step(async (tx) => {
        const due = await readDueThanks(tx, span, AT_ONCE);
        await thank(tx, { config, now }, await claimed(tx, due, now));
        return due.length;
      });
      thanked += count;
      if (count < AT_ONCE) return thanked;
    }
  },
};

/** Filters out those whom another process has thanked meanwhile. */
async function claimed(tx: Db, due: readonly DueThanks[], now: number): Promise<DueThanks[]> {
  if (due.length === 0) return [];
  const keyOf = ({ contractId }: DueThanks) => onceKey('thanks', { contractId });
  const isNew = await notSaidYet(tx, due.map(keyOf), now);
  return due.filter((one) => isNew.has(keyOf(one)));
}

/** How people are reached is read once for all, what is said is written quest by quest. */
async function thank(tx: Db, context: MailContext, due: readonly DueThanks[]): Promise<void> {
  if (due.length === 0) return;
  const personIds = due.map(({ personId }) => personId);
  const reaches = await readReaches(tx, personIds, offeredChannels(context.config), context.now);
  const byPerson = Map.groupBy(reaches, (reach) => reach.personId);
  for (const [questId, own] of Map.groupBy(due, (one) => one.questId)) {
    const told = own.flatMap(({ personId }) => byPerson.get(personId) ?? []);
    if (told.length > 0) await thankPeopleOf(tx, context, questId, own, told);
  }
}

async function thankPeopleOf(
  tx: Db,
  context: MailContext,
  questId: string,
  due: readonly DueThanks[],
  reaches: readonly Reach[],
): Promise<void> {
  const { config } = context;
  const dueOf = new Map(due.map((one) => [one.personId, one]));
  const factsOf = ({ personId, accountId, firstName }: Reach) => {
    const one = dueOf.get(personId) as DueThanks;
    return { ...one, childName: personId === accountId ? null : one.personName, firstName };
  };
  const message = {
    kind: 'thanks',
    questId,
    write: (locale, to) => thanksMail(locale, config, factsOf(to)),
    writeMail: (locale, to) => {
      const facts = factsOf(to);
      const asked = { purpose: 'again', id: facts.contractId } as const;
      const links = {
        yes: answerLink(locale, config, { ...asked, says: 'yes' }),
        no: answerLink(locale, config, { ...asked, says: 'no' }),
      };
      return thanksMail(locale, config, { ...facts, links });
    },
    short: (locale, to) => {
      const { charity: from, contractId: id, ...facts } = factsOf(to);
      const title = titleIn(locale, facts.title);
      const words = feedbackTexts(locale).title;
      return { from, title, words, link: answerLink(locale, config, { purpose: 'again', id }) };
    },
    mail: () => ({ threadId: questId }),
  } satisfies Parameters<typeof queueTo>[2];
  await queueTo(tx, context, message, reaches);
}
