import { and, eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QueryReminderSettingArgs, ReminderSetting } from '#api/graphql/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { remindersOf } from '#domain/messages/reminders/reminder.ts';

/** Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, QUEST_NOT_FOUND. */
export async function findReminderSetting(
  context: Context,
  asked: QueryReminderSettingArgs,
): Promise<ReminderSetting> {
  await requireReminders(context, context.store.read, asked);
  return readReminderSetting(context.store.read, asked);
}

/** Refuses who may not edit quests of the charity, and a stamp that is none of its. */
export async function requireReminders(
  { viewer }: Context,
  db: Db,
  { providerId, stampId }: QueryReminderSettingArgs,
): Promise<{ accountId: string }> {
  const subject = requireLogin(viewer);
  const [charity] = await db.select({ id: provider.id }).from(provider).where(eq(provider.id, providerId));
  if (!charity) throw new DomainError('PROVIDER_NOT_FOUND');
  requireFeature(viewer, providerId, 'editQuests');
  if (stampId == null) return subject;
  const isStamp = and(eq(quest.providerId, providerId), eq(quest.publishingStatus, 'Template'));
  const [stamp] = await db
    .select({ id: quest.id })
    .from(quest)
    .where(and(eq(quest.id, stampId), isStamp));
  if (!stamp) throw new DomainError('QUEST_NOT_FOUND');
  return subject;
}

/** What is kept, and what follows from it. */
export async function readReminderSetting(
  db: Db,
  { providerId, stampId }: QueryReminderSettingArgs,
): Promise<ReminderSetting> {
  const [ofCharity] = await db
    .select({ reminders: providerMessaging.reminders })
    .from(providerMessaging)
    .where(eq(providerMessaging.providerId, providerId));
  const charitys = ofCharity?.reminders ?? null;
  if (stampId == null) return { chosen: charitys, reminders: [...remindersOf(null, charitys)] };
  const [ofStamp] = await db
    .select({ reminders: stampReminders.reminders })
    .from(stampReminders)
    .where(eq(stampReminders.stampId, stampId));
  const stamps = ofStamp?.reminders ?? null;
  return { chosen: stamps, reminders: [...remindersOf(stamps, charitys)] };
}
