import { alert, alertRecipient } from '#db/schema/alert.ts';
import type { Db } from '#db/store.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import type { AlertQuest } from './alert-quest.ts';
import type { Reached } from './reached-volunteers.ts';
import type { AlertChoice } from './read-alert-choice.ts';

const ROWS_AT_ONCE = 100;

/** An alert that is being sent. */
export type Alert = {
  id: string;
  target: AlertQuest;
  choice: AlertChoice;
  recipients: readonly Reached[];
  channels: readonly Channel[];
  /** Mana. */
  cost: number;
  senderId: string;
};

/** Keeps an alert with its choice, and whom it goes to by which channel. `now` in epoch ms. */
export async function insertAlert(tx: Db, now: number, sent: Alert): Promise<void> {
  const { id, target, choice, recipients, cost, senderId } = sent;
  await tx.insert(alert).values({
    id,
    providerId: target.providerId,
    questId: target.id,
    senderId,
    manaCost: cost,
    filters: choice,
    createdAt: now,
  });
  const rows = recipients.flatMap((person) =>
    person.channels.map((channel) => ({ alertId: id, chariteerId: person.id, channel })),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.insert(alertRecipient).values(rows.slice(at, at + ROWS_AT_ONCE));
  }
}
