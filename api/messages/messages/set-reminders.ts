import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSetRemindersArgs, ReminderSetting } from '#api/graphql/generated/types.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  chosenReminders,
  MOST_REMINDERS,
  REMINDER_OFFSETS,
  type ReminderOffset,
} from '#domain/messages/reminders/reminder.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readReminderSetting, requireReminders } from './reminder-setting.ts';

/**
 * Sets the reminders of a charity, or of one of its stamps. Needs quest U.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, QUEST_NOT_FOUND, BAD_USER_INPUT.
 */
export async function setReminders(
  context: Context,
  { providerId, stampId, reminders: given }: MutationSetRemindersArgs,
): Promise<ReminderSetting> {
  const { store, now } = context;
  const asked = { providerId, stampId };
  return store.write(async (tx) => {
    const { accountId } = await requireReminders(context, tx, asked);
    const reminders = given == null ? null : chosenReminders(given);
    if (given != null && reminders === null) throw new DomainError('BAD_USER_INPUT', { message: refusal() });
    if (stampId == null) await keepOfCharity(tx, providerId, reminders);
    else await keepOfStamp(tx, stampId, reminders);
    const about = { actorId: accountId, subjectId: providerId };
    await recordAudit(tx, now, { ...about, action: 'reminders-set' });
    return readReminderSetting(tx, asked);
  });
}

const refusal = () =>
  refsOf(consoleRefusalsTexts).manyReminders({
    max: String(MOST_REMINDERS),
    offsets: REMINDER_OFFSETS.join(', '),
  });

async function keepOfCharity(tx: Db, providerId: string, reminders: ReminderOffset[] | null): Promise<void> {
  await tx
    .insert(providerMessaging)
    .values({ providerId, reminders })
    .onConflictDoUpdate({ target: providerMessaging.providerId, set: { reminders } });
}

async function keepOfStamp(tx: Db, stampId: string, reminders: ReminderOffset[] | null): Promise<void> {
  if (reminders === null) await tx.delete(stampReminders).where(eq(stampReminders.stampId, stampId));
  else
    await tx
      .insert(stampReminders)
      .values({ stampId, reminders })
      .onConflictDoUpdate({ target: stampReminders.stampId, set: { reminders } });
}
