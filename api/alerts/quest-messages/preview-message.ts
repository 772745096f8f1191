import { requireLogin } from '#api/access/auth/authorize.ts';
import { hasCopy } from '#api/access/outbox/guardian-copies.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Message, type Told, toldBy } from '#api/access/outbox/messages/queue-messages.ts';
import { readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { answersToOf } from '#api/charities/charity-answers/answers-to.ts';
import type { QueryPreviewQuestMessageArgs } from '#api/graphql/generated/types.ts';
import { readLeftToday } from '#api/messages/recipients/messages-left.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { refuseContactDetails } from '#api/people/young-messages/contact-refusals.ts';
import { isToldOfYoung } from '#domain/charities/told-young.ts';
import { MAIL_KINDS } from '#domain/messages/mail-kind.ts';
import { CHANNELS } from '#domain/messages/message-choice.ts';
import { sendAt } from '#domain/messages/quiet-hours.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { readAudience } from './message-audience.ts';
import { charityMessage } from './message-letters.ts';
import { checkedText, withoutQuestLinks } from './message-text.ts';
import { requireWrittenQuest } from './written-quest.ts';

/**
 * Whom writeToQuest would reach with a text, by the rules that send it, as far as the writer is told of them. Changes
 * nothing.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CHARITEER_NOT_FOUND, QUEST_CLOSED_TO_MESSAGES,
 * CONTACT_DETAILS_TO_YOUNG.
 */
export async function previewQuestMessage(
  context: Context,
  { questId, text: typed, ...chosen }: QueryPreviewQuestMessageArgs,
) {
  const { now, store, config } = context;
  const { read } = store;
  const { accountId } = requireLogin(context.viewer);
  const written = await requireWrittenQuest(context, questId);
  const text = checkedText(context, written, typed);
  const reached = await readAudience(context, read, written, chosen);
  const isTold = await readTold(
    read,
    context,
    written,
    reached.map(({ chariteerId }) => chariteerId),
  );
  const people = reached.filter(({ chariteerId }) => isTold(chariteerId));
  const ids = people.map(({ chariteerId }) => chariteerId);
  await refuseContactDetails(read, withoutQuestLinks(context, written, text), 'oneOfThem', written);
  const answersTo = await answersToOf(read, accountId, written.answersTo);
  const message = charityMessage(context, written, text, { id: null, answersTo });
  const told = (await readReaches(read, ids, offeredChannels(config), now)).map((reach) =>
    toldBy(message, reach, true),
  );
  const at = sendAt(MAIL_KINDS[message.kind].class, written.startedAt, now);
  // A child is reached by any of its guardians.
  const reachedIds = new Set(
    told.flatMap(({ state, reach }) => (state === 'unreachable' ? [] : [reach.personId])),
  );
  const unreached = told.flatMap(({ reach }) => (reachedIds.has(reach.personId) ? [] : [reach.personId]));
  return {
    peopleCount: people.length,
    channels: CHANNELS.map((channel) => ({ channel, count: countBy(told, channel) })).filter(
      ({ count }) => count > 0,
    ),
    unreached: people.filter(({ chariteerId }) => unreached.includes(chariteerId)),
    unwantedCount: told.filter(({ state }) => state === 'unwanted').length,
    copyCount: countCopies(now, message, told),
    leavesOutYoung: !isToldOfYoung(
      reachAt(context.viewer, written.providerId, 'readNames'),
      written.startedAt,
      now,
    ),
    isAnswered: answersTo !== null,
    waitsUntil: at > now ? at : null,
    leftToday: await readLeftToday(read, questId, now),
  };
}

function countBy(told: readonly Told[], channel: Told['channels'][number]): number {
  return told.filter(({ channels }) => channels.includes(channel)).length;
}

/** The copies that would be queued. */
function countCopies(now: number, { kind }: Message, told: readonly Told[]): number {
  return told.filter(({ reach }) => reach.guardian !== null && hasCopy(kind, reach.guardian, now)).length;
}
