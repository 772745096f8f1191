import { readNewestSeal } from '#api/access/audit/keep-seal.ts';
import type { Job } from '#api/access/jobs/job.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { dailyAt } from '#domain/time/slots.ts';
import { newestSealMail } from './newest-seal-mail.ts';

const HOUR_MS = 3_600_000;

/**
 * Emails the newest seal of the audit log to staff each morning: whoever removes it from the database, with the entries
 * before it, does not reach their mailboxes.
 */
export const NEWEST_SEAL: Job = {
  name: 'newest-seal',
  slotAt: dailyAt('06:00'),
  latestMs: HOUR_MS,
  async run({ store, config, now, step }) {
    const seal = await readNewestSeal(store.read);
    if (seal === null) return 0;
    return step(async (tx) => {
      const staff = (await readStaffRows(tx)).filter((one) => isStaffInForce(one, now) && one.hasPassword);
      for (const { id: ownerId, email: recipient, username, locale: chosen } of staff) {
        const mail = mailIn(localeOf(chosen), (locale) => newestSealMail(locale, config, { username, seal }));
        await queueMail(tx, { now, config }, { kind: 'audit-sealed', ...mail, recipient, ownerId });
      }
      return staff.length;
    });
  },
};
