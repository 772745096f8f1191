import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireSelf } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { report } from '#api/access/events/report.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import type { Context } from '#api/access/request/context.ts';
import { readMana } from '#api/alerts/wallet/wallet-queries.ts';
import type { MutationSendChariteersAlertArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import {
  channelsOf,
  DEFAULT_ALERT_FILTERS,
  mayFindYoung,
  refusalOfSending,
} from '#domain/alerts/alert-form.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleAlertFiltersTexts } from '#domain/texts/generated/console-alert-filters.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { loadAlertQuest } from './alert-quest.ts';
import { findVolunteers } from './find-volunteers.ts';
import { insertAlert } from './insert-alert.ts';
import { queueAlert } from './queue-alert.ts';
import { adultsOf, costOf, readReached } from './reached-volunteers.ts';
import { type AlertChoice, readAlertChoice } from './read-alert-choice.ts';
import { findSentAlert } from './sent-alert.ts';
import { describeAudience } from './sent-alert-queries.ts';

type Args = MutationSendChariteersAlertArgs;

/**
 * Sends an alert about a quest to the adults that are chosen and to all the young that it finds: found anew, paid and queued in one write. Sent twice it is the first one's.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND, RATE_LIMITED, BAD_USER_INPUT, MANA_COST_CHANGED,
 * INSUFFICIENT_MANA, and those of refusalOfAlert.
 */
export async function sendAlert(
  context: Context,
  args: Args,
  kind: { isFree: boolean },
): Promise<{ id: string }> {
  const { accountId } = requireSelf(context.viewer, args.senderId);
  const { store, now } = context;
  const target = await loadAlertQuest(context, store.read, args.questId);
  if (args.providerId !== target.providerId) throw new DomainError('FORBIDDEN');
  const choice = readAlertChoice(args.input ?? defaultInput(args), target, {
    viewer: context.viewer,
    now,
    offered: offeredChannels(context.config),
  });
  await countAttempt(store, [{ limit: 'alertByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    const sent = await findSentAlert(tx, { ...args, choice, senderId: accountId }, now);
    return sent ?? writeAlert(context, tx, { args, kind, choice, senderId: accountId });
  });
}

const defaultInput = ({ questId }: Args) => ({ questId, filters: DEFAULT_ALERT_FILTERS, districtIds: [] });

type Order = { args: Args; kind: { isFree: boolean }; choice: AlertChoice; senderId: string };

async function writeAlert(context: Context, tx: Db, order: Order): Promise<{ id: string }> {
  const { args, kind, choice, senderId } = order;
  const { now } = context;
  // Read again: quest, balance and volunteers may be others since the manager looked.
  const target = await loadAlertQuest(context, tx, args.questId);
  const channels = channelsOf(choice.filters);
  const found = await findVolunteers(tx, target, choice, now);
  const { reached } = await readReached(tx, context, found, { channels, senderId });
  const chosen = new Set(args.volunteersIds);
  const recipients = reached.filter(({ id, isYoung }) => isYoung || chosen.has(id));
  const cost = costOf(recipients);
  const refusal = refusalOfSending(refsOf(consoleAlertFiltersTexts), {
    chosen: args.volunteersIds,
    mayFindYoung: mayFindYoung(choice.filters),
    foundIds: new Set(adultsOf(reached).map(({ id }) => id)),
    cost,
    toldCost: args.manaCost,
    mana: await readMana(tx, target.providerId),
    ...kind,
  });
  if (refusal) throw new DomainError(refusal.code, refusal);
  const alert = { id: newId(now), target, choice, recipients, channels, cost, senderId };
  await insertAlert(tx, now, alert);
  const { providerId } = target;
  await report(tx, context, 'AlertSent', { alertId: alert.id, providerId, cost, senderId });
  await queueAlert(context, tx, alert);
  await recordAudit(tx, now, {
    action: 'alert-sent',
    actorId: senderId,
    subjectId: target.id,
    detail: {
      audience: await describeAudience(tx, choice, now),
      manaCost: cost,
      volunteers: recipients.length,
      channels: channels.join(' '),
    },
  });
  return { id: alert.id };
}
