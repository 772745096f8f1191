import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import type { Context } from '#api/access/request/context.ts';
import type { ChariteerAlertInput } from '#api/graphql/generated/types.ts';
import { channelsOf, toldYoungCount } from '#domain/alerts/alert-form.ts';
import { isQuiet, sendAt } from '#domain/messages/quiet-hours.ts';
import { loadAlertQuest } from './alert-quest.ts';
import type { AlertVolunteerRow, AlertVolunteersRow, Recipient } from './alert-row.ts';
import { findVolunteers } from './find-volunteers.ts';
import { adultsOf, costOf, readReached } from './reached-volunteers.ts';
import { readAlertChoice } from './read-alert-choice.ts';

/**
 * Which adults an alert would reach, how many of the young at least, how many have had enough news, what it costs and when it arrives. Counted, so that no one finds out ages by asking again and again.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, RATE_LIMITED, BAD_USER_INPUT, and those of refusalOfAlert.
 */
export async function listAlertVolunteers(
  context: Context,
  input: ChariteerAlertInput,
): Promise<AlertVolunteersRow> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now, config } = context;
  const target = await loadAlertQuest(context, store.read, input.questId);
  const choice = readAlertChoice(input, target, {
    viewer: context.viewer,
    now,
    offered: offeredChannels(config),
  });
  await countAttempt(store, [{ limit: 'alertSearchByAccount', subject: accountId }], now);
  const found = await findVolunteers(store.read, target, choice, now);
  const sent = { channels: channelsOf(choice.filters), senderId: accountId };
  const { reached, enough } = await readReached(store.read, context, found, sent);
  const adults = adultsOf(reached);
  return {
    volunteers: adults.map(toldOf),
    youngAtLeast: toldYoungCount(choice.filters, reached.length - adults.length),
    manaCost: costOf(reached),
    enoughNewsCount: enough,
    arrivesAt: isQuiet(now) ? sendAt('news', target.startedAt, now) : null,
  };
}

/** Hides the recipients of an alert from its author, names and ages included. */
function toldOf({ id, hasCompletedQuest }: Recipient): AlertVolunteerRow {
  const hidden = { username: null, nameFirst: null, nameLast: null, dateOfBirth: null, emailAddress: null };
  return { ...hidden, id, hasCompletedQuest, ownerId: null };
}
