import { eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import { guardianNeededMail } from '#api/access/outbox/guardian-mails.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isConsentGood } from '#domain/guardians/consent-standing.ts';
import { takeOffEverything, tellYoungPerson } from './end-consent.ts';

/**
 * Ends what an account holds that only adults hold, for the write in which its owner turns out to be under 18. They
 * supervise no one, invite no one into a guild and wait for no charity’s group; while no guardian has agreed, their
 * spots, holds, waitlists and guilds end, too, and they are told. `births`: the dates of birth until now.
 * Nothing happens for who is an adult.
 */
export async function endRightsOfAdult(
  tx: Db,
  context: MailContext,
  chariteerId: string,
  births: readonly (string | null)[],
): Promise<void> {
  const { now, config } = context;
  const { username, dateOfBirth } = chariteer;
  const ofPerson = eq(chariteer.id, chariteerId);
  const [person] = await tx.select({ username, dateOfBirth }).from(chariteer).where(ofPerson);
  if (!person || !isYoungOn(person.dateOfBirth, now)) return;
  if (births.every((birth) => isYoungOn(birth, now))) return;
  await report(tx, context, 'AdultRightsEnded', { accountId: chariteerId });
  const ofConsent = eq(guardianConsent.chariteerId, chariteerId);
  const [consent] = await tx.select().from(guardianConsent).where(ofConsent);
  if (consent && isConsentGood(consent, now)) return;
  await takeOffEverything(tx, context, chariteerId);
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    guardianNeededMail(locale, config, { username: person.username ?? '' }),
  );
}
