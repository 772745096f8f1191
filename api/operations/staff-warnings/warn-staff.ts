import type { Job } from '#api/access/jobs/job.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { mailStaff } from '#api/messages/recipients/mail-staff.ts';
import { staffWarnings } from '#domain/installation/staff-warning.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { everyMinutes, weeklyAt } from '#domain/time/slots.ts';
import { readFacts } from './read-facts.ts';
import { warningMail } from './warning-mail.ts';

const EVERY_MINUTES = 10;

/**
 * Tells staff by email and inbox what needs someone, once for each time it begins, of a full disk once a week. That mail
 * fails is read in the inbox until it works again.
 */
export const STAFF_WARNING: Job = {
  name: 'staff-warnings',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run({ store, config, now, step }) {
    const { facts, since } = await readFacts(store.read, config, now);
    const begins = { ...since, disk: weeklyAt(1, '00:00')(now) };
    const warnings = staffWarnings(facts, now);
    if (warnings.length === 0) return 0;
    const keyOf = (what: (typeof warnings)[number]) =>
      onceKey('staff-warning', { what, since: begins[what] });
    return step(async (tx) => {
      const isNew = await notSaidYet(tx, warnings.map(keyOf), now);
      let told = 0;
      for (const warning of warnings.filter((one) => isNew.has(keyOf(one))))
        told += await mailStaff(tx, { now, config }, 'staff-warning', (locale, { username }) =>
          warningMail(locale, config, { username, warning }),
        );
      return told;
    });
  },
};
