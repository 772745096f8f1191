import { and, eq, inArray, or } from 'drizzle-orm';
import { startsBetween } from '#api/rows/quest-where.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import {
  dueReminder,
  REMINDER_OFFSETS,
  type ReminderOffset,
  remindersOf,
  startsRemindedWithin,
} from '#domain/messages/reminders/reminder.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

/** A quest whose people are to be reminded. Instants in epoch ms. */
export type DueQuest = {
  id: string;
  startedAt: number;
  offset: ReminderOffset;
  /** When the reminder was due: who came later needs none. */
  dueAt: number;
  takenCount: number;
};

/** Between which instants something came due, and what time it is. Epoch ms. */
export type Window = { after: number; until: number; now: number };

/** The quests with a reminder that came due within; one statement, which asks the index of starts. */
export async function readDueQuests(db: Db, window: Window): Promise<DueQuest[]> {
  const rows = await dueQuests(db, window);
  return rows.flatMap(({ ofStamp, ofCharity, startedAt, ...row }) => {
    if (startedAt === null) return [];
    const due = dueReminder(remindersOf(ofStamp, ofCharity), startedAt, window);
    return due ? [{ ...row, startedAt, ...due }] : [];
  });
}

/** The statement: quests that begin so long after the window as some reminder goes before. */
export function dueQuests(db: Db, { after, until, now }: Window) {
  const begins = REMINDER_OFFSETS.map((offset) => {
    const starts = startsRemindedWithin(offset, after, until);
    // After long rest the windows of short reminders reach into the past.
    return startsBetween(Math.max(starts.after, now) + 1, starts.until);
  });
  return db
    .select({
      id: quest.id,
      startedAt: quest.startedAt,
      takenCount: quest.takenCount,
      ofStamp: stampReminders.reminders,
      ofCharity: providerMessaging.reminders,
    })
    .from(quest)
    .leftJoin(stampReminders, eq(stampReminders.stampId, quest.templateQuestId))
    .leftJoin(providerMessaging, eq(providerMessaging.providerId, quest.providerId))
    .where(and(inArray(quest.publishingStatus, HELD_STATUSES), or(...begins)));
}
