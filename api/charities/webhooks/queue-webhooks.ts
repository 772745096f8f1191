import { sql } from 'drizzle-orm';
import { quest } from '#db/schema/quest.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { Db } from '#db/store.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import { isPublishing, isUnpublishing } from '#domain/quests/changes/quest-edit.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';

/** A quest, and the sign-up if the event is about one. */
type About = { questId: string; id?: string };

/**
 * Queues messages to the webhooks that listen for an event, in the transaction in which it happens. One statement that
 * answers no rows, so that sign-ups can share trips. Drafts are no one's business but their end. `now` in epoch ms.
 */
export async function queueWebhooks(
  tx: Db,
  now: number,
  event: WebhookEvent,
  about: readonly About[],
): Promise<void> {
  if (about.length === 0) return;
  const asked = JSON.stringify(about.map(({ questId, id }) => [questId, id ?? null]));
  await tx.run(sql`
    INSERT INTO ${webhookDelivery}
      ("id", "webhookId", "event", "questId", "contractId", "at", "status", "tries", "triedSince", "nextTryAt")
    SELECT lower(hex(randomblob(16))), ${webhook.id}, ${event}, ${quest.id}, asked.value ->> 1, ${now}, 'waiting', 0,
      ${now}, ${now}
    FROM json_each(${asked}) AS asked
    CROSS JOIN ${quest} ON ${quest.id} = asked.value ->> 0
    CROSS JOIN ${webhook} ON ${webhook.providerId} = ${quest.providerId}
    WHERE ${webhook.switchedOffAt} IS NULL
      AND EXISTS (SELECT 1 FROM json_each(${webhook.events}) AS wanted WHERE wanted.value = ${event})
      AND (${event} = 'questCancelled' OR ${quest.publishingStatus} NOT IN ('Draft', 'Template'))`);
}

/** Queues what edits of quests are: posted, changed or cancelled. */
export async function queueEdits(
  tx: Db,
  now: number,
  { edits }: Pick<DomainEvents['QuestsEdited'], 'edits'>,
): Promise<void> {
  const groups = Map.groupBy(edits, eventOfEdit);
  for (const [event, some] of groups)
    if (event !== null)
      await queueWebhooks(
        tx,
        now,
        event,
        some.map(({ stored }) => ({ questId: stored.id })),
      );
}

function eventOfEdit({
  stored,
  changes,
}: DomainEvents['QuestsEdited']['edits'][number]): WebhookEvent | null {
  const wasHidden = stored.publishingStatus === 'Draft';
  if (changes.publishingStatus === 'Cancelled' || isUnpublishing(changes))
    return wasHidden ? null : 'questCancelled';
  const isNew = isPublishing(changes) && (wasHidden || stored.publishingStatus === 'Cancelled');
  return isNew ? 'questPosted' : 'questChanged';
}
