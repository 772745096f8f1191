import { report } from '#api/access/events/report.ts';
import { type Mailing, type Message, queueAll } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { readNoticesToday } from '#api/messages/recipients/messages-left.ts';
import { copiesToYoung } from '#api/people/young-messages/copies-to-young.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import type { AgeOutcomes } from '#api/quests/sign-up/age-outcomes.ts';
import { newId } from '#db/new-id.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { refusalOfNotice } from '#domain/quests/changes/notice-limits.ts';
import {
  type NoticeFacts,
  noticeInShort,
  noticeMail,
  severalNoticesInShort,
  severalNoticesMail,
} from '#domain/quests/changes/quest-notice.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { agesAfterEdit, clashesAfterEdit, countAgeOutcomes, signUpsThatClash } from './clashes-after-edit.ts';
import { noticeCalendar } from './notice-calendar.ts';
import { firstStart, loadFacts, personalFacts, type ToldEdit } from './notice-facts.ts';
import { peopleToTell, toldOfNotice } from './people-to-tell.ts';

type Teller = Pick<Context, 'now' | 'config' | 'viewer'>;

/** Everything that a message about one edited quest says to whom. */
type Letter = {
  edit: ToldEdit;
  noticeId: string;
  reaches: readonly Reach[];
  startsAt: number | null;
  factsFor: (locale: Locale, to: Reach) => NoticeFacts;
  entryOf: (reach: Reach) => Pick<MailContent, 'calendar'>;
};

/**
 * Tells everyone on an edited quest, and the admins of the guild that has reserved it, and keeps that they were told.
 * Returns who has to be told in another way, as far as
 * the editor is told of them. Errors: CONTACT_DETAILS_TO_YOUNG, QUEST_MESSAGES_SPENT, RATE_LIMITED.
 */
export async function notifyPeople(context: Teller, tx: Db, edit: ToldEdit): Promise<QuestNoticeRow> {
  const [notice] = await notifyOfSeveral(context, tx, [edit]);
  if (!notice) throw new Error('One edit has one notice.');
  return notice;
}

/** Does the same for several quests edited in one write: someone on more than one of them gets one message. */
export async function notifyOfSeveral(
  context: Teller,
  tx: Db,
  edits: readonly ToldEdit[],
): Promise<QuestNoticeRow[]> {
  const kept: Awaited<ReturnType<typeof keepNotice>>[] = [];
  for (const edit of edits) kept.push(await keepNotice(context, tx, edit));
  const letters = kept.map(({ letter }) => letter);
  if (letters.length > 0) await queueAll(tx, context, mailingsOf(context.config, letters));
  // Spots end after the messages were written, which cancel their calendar entries.
  for (const { letter, outcomes } of kept)
    if (outcomes.size > 0)
      await report(tx, context, 'AgesUnmet', { questId: letter.edit.stored.id, outcomes });
  return kept.map(({ notice }) => notice);
}

async function keepNotice(
  context: Teller,
  tx: Db,
  edit: ToldEdit,
): Promise<{ letter: Letter; outcomes: AgeOutcomes; notice: QuestNoticeRow }> {
  const { config, now, viewer } = context;
  const { kind, stored, changes, words } = edit;
  const { id: questId, providerId } = stored;
  const { senderId = viewer?.accountId ?? null } = edit;
  const people = await peopleToTell(tx, context, stored);
  const { reaches, volunteerIds } = people;
  if (reaches.length > 0) await refuseMany(tx, now, edit);
  const clashes = await clashesAfterEdit(tx, { stored, changes, isWritten: true }, now);
  const outcomes = await agesAfterEdit(tx, { stored, changes }, now);
  const noticeId = newId(now);
  await tx.insert(questNotice).values({ id: noticeId, questId, kind, words, senderId, createdAt: now });
  const written = { providerId, questId, recipientIds: volunteerIds, kind: 'message' as const, text: words };
  await report(tx, context, 'WordsWritten', {
    copies: await copiesToYoung(tx, now, { ...written, senderId: senderId ?? '' }),
  });
  const facts = await loadFacts(tx, edit);
  const letter: Letter = {
    ...{ edit, noticeId, reaches, startsAt: firstStart(facts) },
    factsFor: personalFacts(config, { facts, clashes, outcomes, quest: stored }),
    entryOf: reaches.length > 0 ? await noticeCalendar(tx, context, { questId, kind, outcomes }) : () => ({}),
  };
  const told = {
    ...(await toldOfNotice(context, tx, stored, people)),
    ...(await countAgeOutcomes(context, tx, stored, outcomes)),
  };
  const clashing = signUpsThatClash(context, clashes, providerId);
  return { letter, outcomes, notice: { kind, ...told, clashing, providerId } };
}

/** The messages of letters: one for the people of each, and one for each set of letters that some people get together. */
function mailingsOf(config: Context['config'], letters: readonly Letter[]): Mailing[] {
  const people = new Map<string, { reach: Reach; of: Letter[] }>();
  for (const letter of letters) {
    for (const reach of letter.reaches) {
      const key = `${reach.personId}|${reach.accountId}`;
      const known = people.get(key);
      if (known) known.of.push(letter);
      else people.set(key, { reach, of: [letter] });
    }
  }
  const together = Map.groupBy(people.values(), ({ of }) => of.map(({ noticeId }) => noticeId).join());
  return [...together.values()].flatMap((some) => {
    const [first, ...others] = some[0]?.of ?? [];
    const reaches = some.map(({ reach }) => reach);
    return first ? [{ sent: messageOf(config, first, others), reaches }] : [];
  });
}

function messageOf(config: Context['config'], first: Letter, others: readonly Letter[]): Message {
  const letters = [first, ...others];
  const questId = first.edit.stored.id;
  const startsAt = letters.flatMap((one) => one.startsAt ?? []);
  const factsOf = (locale: Locale, to: Reach) => letters.map((one) => one.factsFor(locale, to));
  const entriesOf = (reach: Reach) => letters.flatMap((one) => one.entryOf(reach).calendar ?? []);
  return {
    ...{ kind: 'quest-changed', questId, aboutId: first.noticeId },
    startsAt: startsAt.length > 0 ? Math.min(...startsAt) : null,
    mail: (reach) => {
      const [calendar, ...otherEntries] = entriesOf(reach);
      return {
        ...{ threadId: questId, ...(calendar && { calendar }) },
        ...(otherEntries.length > 0 && { otherEntries }),
      };
    },
    write: (locale, to) =>
      others.length === 0
        ? noticeMail(locale, config, first.factsFor(locale, to), to.firstName)
        : severalNoticesMail(locale, config, factsOf(locale, to), to.firstName),
    short: (locale, to) =>
      others.length === 0
        ? noticeInShort(locale, first.factsFor(locale, to))
        : severalNoticesInShort(locale, factsOf(locale, to), linkIn(locale, config, '/home')),
  };
}

/** A location that staff change is told for all its quests alike. */
async function refuseMany(tx: Db, now: number, { stored, places, ...notice }: ToldEdit): Promise<void> {
  if (places) return;
  const refusal = refusalOfNotice(notice, await readNoticesToday(tx, stored.id, now));
  if (refusal) throw new DomainError(refusal);
}
