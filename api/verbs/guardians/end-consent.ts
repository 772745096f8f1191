import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { guardianDecisionMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { givePlacesBack } from '#api/verbs/contracts/give-places-back.ts';
import { endMemberships } from '#api/verbs/groups/keep-membership.ts';
import { auditOrphanedGroups } from '#api/verbs/groups/members/audit-orphaned-groups.ts';
import { agreeToProfile } from '#api/verbs/privacy/agree-to-profile.ts';
import { refreshRecap } from '#api/verbs/recaps/refresh-recap.ts';
import { letGoOfResting } from '#api/verbs/reservations/let-go-of-resting.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Person = { chariteerId: string; username: string };

/**
 * Refuses or withdraws: from now on nothing is open to the young person, who leaves the quests that have not begun and
 * the guilds, and is told.
 */
export async function endConsent(
  tx: Db,
  context: MailContext,
  { chariteerId, username }: Person,
  state: 'refused' | 'withdrawn',
): Promise<void> {
  const { now, config } = context;
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

/** Gives back the places of quests that have not begun, and ends what the person holds or wants in guilds. */
export async function takeOffEverything(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  await givePlacesBack(tx, context, chariteerId, PRODUCTS_REASONS.noConsent);
  await refreshRecap(tx, [chariteerId]);
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

/** Mails a young person about the guardian, if the address is confirmed. */
export async function tellYoungPerson(
  tx: Db,
  context: MailContext,
  chariteerId: string,
  write: (locale: Locale) => MailText,
): Promise<void> {
  const person = await readConfirmedAddress(tx, chariteerId);
  if (!person) return;
  const to = { recipient: person.address, ownerId: chariteerId };
  await queueMail(tx, context, { kind: 'guardian-decided', ...mailIn(person.locale, write), ...to });
}
