import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { keepLastStaff } from '#api/messages/recipients/keep-last-staff.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { crossesAge } from '#domain/accounts/own-details.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { birthDateMail } from '#domain/guardians/birth-date-notice.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

export type BirthDateChange = {
  chariteerId: string;
  before: string | null;
  dateOfBirth: string;
  /** The account that corrects it: the person's own, or staff's. */
  actorId: string;
};

/**
 * Puts a date of birth in force, in the record and in the account's copy, and tells the guardian of someone who is
 * or was young. Whoever counted as an adult and is under 18 loses what adults hold. Inside the write that judged the
 * right to it. Errors: LAST_STAFF_ACCOUNT.
 */
export async function changeBirthDate(tx: Db, context: MailContext, change: BirthDateChange): Promise<void> {
  const { now } = context;
  const { chariteerId, before, dateOfBirth, actorId } = change;
  // No one under 18 has the rights of staff.
  if (isYoungOn(dateOfBirth, now)) await keepLastStaff(tx, now, chariteerId);
  const isOwn = actorId === chariteerId;
  const once = isOwn ? { birthDateCorrectedAt: now } : {};
  await tx
    .update(chariteer)
    .set({ dateOfBirth, ...once })
    .where(eq(chariteer.id, chariteerId));
  await tx.update(account).set({ dateOfBirth }).where(eq(account.id, chariteerId));
  if (isYoungOn(before, now) || isYoungOn(dateOfBirth, now)) await tellGuardian(tx, context, change);
  await report(tx, context, 'IdentityChanged', { chariteerId });
  await report(tx, context, 'AdultDoubted', { accountId: chariteerId });
  await report(tx, context, 'BirthDateChanged', { chariteerId, births: [before] });
  const about = { subjectId: chariteerId, actorId };
  const detail = { crossesAge: crossesAge(before, dateOfBirth, now) };
  await recordAudit(tx, now, { ...about, action: 'birth-date-corrected', detail });
}

/** Emails the guardian, unless they refused or withdrew. */
async function tellGuardian(
  tx: Db,
  context: MailContext,
  { chariteerId, actorId }: BirthDateChange,
): Promise<void> {
  const guardian = await tx
    .select({
      address: guardianConsent.guardianEmail,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      ownLocale: guardianConsent.locale,
      childsLocale: account.locale,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .leftJoin(account, eq(account.id, guardianConsent.chariteerId))
    .where(
      and(eq(guardianConsent.chariteerId, chariteerId), inArray(guardianConsent.state, ['asked', 'given'])),
    )
    .get();
  if (!guardian?.username) return;
  const isOwn = actorId === chariteerId;
  const childName = nameToGuardian(guardian);
  const mail = mailIn(localeOf(guardian.ownLocale, guardian.childsLocale), (locale) =>
    birthDateMail(locale, context.config, { childName, isOwn }),
  );
  await queueMail(tx, context, {
    kind: 'birth-date-corrected',
    ...mail,
    recipient: openGuardianEmail(tx.cells, chariteerId, guardian.address),
    ownerId: chariteerId,
  });
}
