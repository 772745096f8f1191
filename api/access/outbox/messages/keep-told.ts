import { sql } from 'drizzle-orm';
import { saidOnce } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { FEEDBACK_OPEN_MS } from '#domain/feedback/feedback.ts';
import { oldestInInbox } from '#domain/messages/inbox.ts';
import { type OnceKey, onceKey } from '#domain/messages/once-key.ts';
import { REMINDER_OFFSETS, remindsAt } from '#domain/messages/reminders/reminder.ts';

/** An imported quest with its sign-ups. Instants in epoch ms. */
export type ImportedService = {
  questId: string;
  startedAt: number | null;
  endedAt: number | null;
  contractIds: readonly string[];
};

const THIN_OFFSET = '1d';

/**
 * Notes what these quests were told of where they come from, so that no job tells it again: all of those that are over,
 * and what came due before now of the others. Written before the quests, which a job may find at once. The notes are
 * as old as answers to “Would you come again?” that are closed, so no page asks it either.
 */
export async function keepTold(tx: Db, now: number, services: readonly ImportedService[]): Promise<void> {
  const keys = services.flatMap((service) => toldOf(service, now));
  if (keys.length === 0) return;
  await tx.run(sql`INSERT INTO ${saidOnce} (key, "saidAt")
    SELECT value, ${now - FEEDBACK_OPEN_MS} FROM json_each(${JSON.stringify(keys)}) WHERE true
    ON CONFLICT DO NOTHING`);
}

function toldOf({ questId, startedAt, endedAt, contractIds }: ImportedService, now: number): OnceKey[] {
  if (startedAt === null) return [];
  const end = endedAt ?? startedAt;
  // Nothing is told of what is older than any note.
  if (end < oldestInInbox(now)) return [];
  if (end <= now)
    return [
      onceKey('attendance-unmarked', { questId, endedAt: end }),
      ...contractIds.map((contractId) => onceKey('thanks', { contractId })),
    ];
  const passed = REMINDER_OFFSETS.filter((offset) => remindsAt(offset, startedAt) <= now);
  return [
    ...(passed.includes(THIN_OFFSET) ? [onceKey('under-minimum', { questId, startedAt })] : []),
    ...contractIds.flatMap((contractId) =>
      passed.map((offset) => onceKey('reminder', { contractId, offset, startedAt })),
    ),
  ];
}
