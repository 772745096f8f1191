import { sql } from 'drizzle-orm';
import { messageChoice } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { MessageChoiceRow } from './message-choice-row.ts';

/** Writes down what someone chose, over what was chosen before. `now` in epoch ms. */
export async function keepChoices(
  tx: Db,
  now: number,
  accountId: string,
  given: readonly MessageChoiceRow[],
): Promise<void> {
  if (given.length === 0) return;
  // Of one that comes twice the last one holds; a statement may not write a row twice.
  const lasting = new Map(given.map((choice) => [`${choice.class}/${choice.channel}`, choice]));
  const { accountId: account, class: chosen, channel } = messageChoice;
  await tx
    .insert(messageChoice)
    .values([...lasting.values()].map((choice) => ({ ...choice, accountId, changedAt: now })))
    .onConflictDoUpdate({
      target: [account, chosen, channel],
      set: { isOn: sql`excluded."isOn"`, changedAt: now },
    });
}
