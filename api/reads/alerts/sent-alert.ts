import { and, desc, eq, gt } from 'drizzle-orm';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import type { Db } from '#db/store.ts';
import { ALERT_PAUSE_MS } from '#domain/alerts/alert-form.ts';

type Sent = { senderId: string; questId: string; manaCost: number; volunteersIds: readonly string[] };

/**
 * The same alert by the same sender, sent a short while ago: the answer was lost, or the button pressed twice.
 * `now` in epoch ms.
 */
export async function findSentAlert(tx: Db, sent: Sent, now: number): Promise<{ id: string } | null> {
  const rows = await tx
    .select({ id: alert.id, chariteerId: alertRecipient.chariteerId })
    .from(alert)
    .innerJoin(alertRecipient, eq(alertRecipient.alertId, alert.id))
    .where(
      and(
        eq(alert.questId, sent.questId),
        eq(alert.senderId, sent.senderId),
        eq(alert.manaCost, sent.manaCost),
        gt(alert.createdAt, now - ALERT_PAUSE_MS),
      ),
    )
    .orderBy(desc(alert.createdAt));
  const chosen = new Set(sent.volunteersIds);
  for (const [id, recipients] of Map.groupBy(rows, (row) => row.id)) {
    const told = new Set(recipients.map(({ chariteerId }) => chariteerId));
    if (told.size === chosen.size && [...chosen].every((person) => told.has(person))) return { id };
  }
  return null;
}
