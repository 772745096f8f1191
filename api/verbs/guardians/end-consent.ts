import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { report } from '#api/access/events/report.ts';
import { readConfirmedAddresses } from '#api/access/outbox/confirmed-address.ts';
import { guardianDecisionMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { givePlacesBack } from '#api/verbs/contracts/give-places-back.ts';
import { endMemberships } from '#api/verbs/groups/keep-membership.ts';
import { auditOrphanedGroups } from '#api/verbs/groups/members/audit-orphaned-groups.ts';
import { tellSpotEnded } from '#api/verbs/places/ending/tell-spot-ended.ts';
import { agreeToProfile } from '#api/verbs/privacy/agree-to-profile.ts';
import { letGoOfResting } from '#api/verbs/reservations/let-go-of-resting.ts';
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
  await agreeToProfile(tx, { chariteerId, hasAgreed: false, now });
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
export async function resetConsent(tx: Db, now: number, chariteerId: string): Promise<void> {
  const fresh = { state: 'asked', linkSentAt: null, consentedAt: null, tickUntil: null } as const;
  await tx
    .update(guardianConsent)
    .set({ ...fresh, signedName: null, allowsProfile: false })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  await agreeToProfile(tx, { chariteerId, hasAgreed: false, now });
}

/** Gives back the places of quests that have not begun, and ends what the person holds or wants in guilds. */
export async function takeOffEverything(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const ended = await givePlacesBack(tx, context, chariteerId, PRODUCTS_REASONS.noConsent);
  for (const spot of ended) await tellSpotEnded(tx, context, spot);
  await report(tx, context, 'ServiceChanged', { chariteerIds: [chariteerId] });
  const memberships = await readMemberships(tx, chariteerId);
  const guildIds = memberships.filter((one) => one.groupType === 'guild').map((one) => one.groupId);
  await endMemberships(tx, chariteerId, guildIds, context.now);
  await letGoOfResting(tx, context, guildIds);
  await tx
    .delete(groupApplication)
    .where(and(eq(groupApplication.accountId, chariteerId), eq(groupApplication.status, 'pending')));
  await auditOrphanedGroups(
    tx,
    context.now,
    memberships.filter((one) => guildIds.includes(one.groupId)),
  );
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
