import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { report } from '#api/access/events/report.ts';
import { readConfirmedAddresses } from '#api/access/outbox/confirmed-address.ts';
import { guardianDecisionMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sayForChild } from './name-guardian.ts';

type Person = { chariteerId: string; username: string; guardianAccountId: string | null };

/**
 * Refuses or withdraws: from now on nothing is open to the young person, who leaves the quests that have not begun and
 * the guilds, and is told. Of a child's guardians the one who says so can take it back, and no one else.
 */
export async function endConsent(
  tx: Db,
  context: MailContext,
  { chariteerId, username, guardianAccountId }: Person,
  state: 'refused' | 'withdrawn',
): Promise<void> {
  const { now, config } = context;
  if (!(await sayForChild(tx, chariteerId, guardianAccountId))) return;
  await tx
    .update(guardianConsent)
    .set({ state, endedAt: now, tickUntil: null, allowsProfile: false })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  await report(tx, context, 'ProfileDecided', { chariteerId, hasAgreed: false });
  await takeOffEverything(tx, context, chariteerId);
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    guardianDecisionMail(locale, config, { username, state }),
  );
  await recordAudit(tx, now, {
    action: `guardian-consent-${state}`,
    actorId: null,
    subjectId: chariteerId,
  });
}

/** Takes a consent back to the beginning: it has to be asked for and given again. */
export async function resetConsent(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const fresh = { state: 'asked', linkSentAt: null, consentedAt: null, tickUntil: null } as const;
  await tx
    .update(guardianConsent)
    .set({ ...fresh, signedName: null, allowsProfile: false })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  await report(tx, context, 'ProfileDecided', { chariteerId, hasAgreed: false });
}

/** Gives back the places of quests that have not begun, and ends what the person holds or wants in guilds. */
export async function takeOffEverything(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const { noConsent: reason } = PRODUCTS_REASONS;
  await report(tx, context, 'SpotsForfeited', { chariteerIds: [chariteerId], reason });
  const memberships = await readMemberships(tx, chariteerId);
  const guilds = memberships.filter(({ groupType }) => groupType === 'guild');
  await tx
    .delete(groupApplication)
    .where(and(eq(groupApplication.accountId, chariteerId), eq(groupApplication.status, 'pending')));
  await report(tx, context, 'MembershipsForfeited', { accountId: chariteerId, memberships: guilds });
}

/** Emails a young person about the guardian, if the address is confirmed; of a child it is said to each guardian. */
export async function tellYoungPerson(
  tx: Db,
  context: MailContext,
  chariteerId: string,
  write: (locale: Locale) => MailText,
): Promise<void> {
  for (const { address, accountId: ownerId, locale } of await readConfirmedAddresses(tx, chariteerId)) {
    const to = { recipient: address, ownerId };
    await queueMail(tx, context, { kind: 'guardian-decided', ...mailIn(locale, write), ...to });
  }
}
