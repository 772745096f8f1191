import { type SQL, sql } from 'drizzle-orm';
import { message } from '#db/schema/message.ts';

/** Whether an entry of an inbox told a guardian of a registered child, as its deliveries say. */
export function isMessageAboutChild(): SQL {
  return sql`EXISTS (SELECT 1 FROM outbox_message AS delivery
    WHERE delivery."messageId" = ${message.id} AND delivery."aboutPersonId" IS NOT NULL)`;
}
