import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { leaveOutMailed } from '#api/access/outbox/count-caused-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { loadAlertQuest } from '#api/reads/alerts/alert-quest.ts';
import type { AlertVolunteerRow, Recipient } from '#api/rows/alerts/alert-row.ts';
import type { ChariteerAlertInput } from '#api/sdl/generated/types.ts';
import { channelsOf } from '#domain/alerts/alert-form.ts';
import { manaCost } from '#domain/alerts/mana.ts';
import { findVolunteers } from './find-volunteers.ts';
import { readAlertChoice } from './read-alert-choice.ts';

/**
 * Whom an alert would reach and what it costs. Counted, so that nobody finds out ages by asking again and again.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, RATE_LIMITED, BAD_USER_INPUT, and those of refusalOfAlert.
 */
export async function listAlertVolunteers(
  context: Context,
  input: ChariteerAlertInput,
): Promise<{ volunteers: AlertVolunteerRow[]; manaCost: number }> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now } = context;
  const target = await loadAlertQuest(context, store.read, input.questId);
  const choice = readAlertChoice(input, target, now);
  await countAttempt(store, [{ limit: 'alertSearchByAccount', subject: accountId }], now);
  const found = await findVolunteers(store.read, target, choice, now);
  const volunteers = await leaveOutMailed(store.read, context, found);
  return { volunteers: volunteers.map(toldOf), manaCost: manaCost(volunteers, channelsOf(choice.filters)) };
}

/** Nobody who writes an alert is told whom it reaches, and so neither how old they are. */
function toldOf({ id, hasCompletedQuest }: Recipient): AlertVolunteerRow {
  const hidden = { username: null, nameFirst: null, nameLast: null, dateOfBirth: null, emailAddress: null };
  return { ...hidden, id, hasCompletedQuest, ownerId: null };
}
