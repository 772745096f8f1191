import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { ALERT_PAUSE_MS } from '#domain/alerts/alert-form.ts';
import type { AlertChoice } from './read-alert-choice.ts';

type Choice = Pick<AlertChoice, 'filters' | 'districtIds' | 'labelId'>;
type Sent = {
  senderId: string;
  questId: string;
  manaCost: number;
  volunteersIds: readonly string[];
  choice: Choice;
};

/**
 * The same alert by the same sender, sent a short while ago: the answer was lost, or the button pressed twice. It went
 * to the same adults or, where none was chosen, by the same filters. `now` in epoch ms.
 */
export async function findSentAlert(tx: Db, sent: Sent, now: number): Promise<{ id: string } | null> {
  const rows = await tx
    .select({
      id: alert.id,
      filters: alert.filters,
      chariteerId: alertRecipient.chariteerId,
      young: sql<number>`${isYoung(now)}`,
    })
    .from(alert)
    .leftJoin(alertRecipient, eq(alertRecipient.alertId, alert.id))
    .leftJoin(chariteer, eq(chariteer.id, alertRecipient.chariteerId))
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
    const adults = recipients.filter(({ young }) => young !== 1);
    const told = new Set(adults.map(({ chariteerId }) => chariteerId));
    const isSame = told.size === chosen.size && [...chosen].every((person) => told.has(person));
    if (isSame && (chosen.size > 0 || isSameChoice(recipients[0]?.filters, sent.choice))) return { id };
  }
  return null;
}

const isSameChoice = (kept: unknown, { filters, districtIds, labelId }: Choice) => {
  const earlier = kept as Choice | undefined;
  const before = [earlier?.filters, earlier?.districtIds, earlier?.labelId ?? null];
  return isDeepStrictEqual(before, [filters, districtIds, labelId]);
};
