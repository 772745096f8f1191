import { readNewestSeal } from '#api/access/audit/keep-seal.ts';
import type { Job } from '#api/access/jobs/job.ts';
import { mailStaff } from '#api/messages/recipients/mail-staff.ts';
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
    return step((tx) =>
      mailStaff(tx, { now, config }, 'audit-sealed', (locale, { username }) =>
        newestSealMail(locale, config, { username, seal }),
      ),
    );
  },
};
