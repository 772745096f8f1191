import path from 'node:path';
import { eq } from 'drizzle-orm';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Config } from '#api/process/config/config.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { mailFailureText } from '#domain/messages/mail-delivery.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { importIrsOrganizations } from '../../scripts/import/irs-organizations/import-irs-organizations.ts';

const organizations = path.join(import.meta.dirname, '../fixtures/irs-organizations.csv');

/** What lies on the desk of the product's staff: hidden drafts of an importer, and emails that were given up. */
export async function seedStaffDesk(store: Store, now: number, config: Config): Promise<void> {
  await importIrsOrganizations(organizations, {
    store,
    config,
    viewer: IMPORTER,
    now,
    isDryRun: false,
    onProgress: () => {},
  });
  await store.write(async (tx) => {
    for (const name of ['full-mailbox', 'left-behind', 'long-gone']) {
      const mail = {
        kind: 'quest-changed' as const,
        recipient: `${name}@demo.example`,
        subject: 'A seat is free again',
        body: 'See you soon.',
      };
      const id = await queueMail(tx, { now, config }, { ...mail, ownerId: null });
      const lastError = mailFailureText({ reason: 'refused', code: 552 });
      const failed = { status: 'failed' as const, attempts: 8, lastError };
      await tx
        .update(outboxMessage)
        .set(failed)
        .where(eq(outboxMessage.id, id ?? ''));
    }
  });
}
