import { and, eq, inArray } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { guardianNeededMail } from '#api/access/outbox/guardian-mails.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { auditOrphanedGroups } from '#api/verbs/groups/members/audit-orphaned-groups.ts';
import { endInvitationsBy } from '#api/verbs/groups/sweep-invitations.ts';
import { loseSupervisor } from '#api/verbs/supervision/lose-supervisor.ts';
import { requireSupervisors } from '#api/verbs/supervision/require-supervisors.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { groupApplication, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isConsentGood } from '#domain/guardians/consent-standing.ts';
import { takeOffEverything, tellYoungPerson } from './end-consent.ts';

/**
 * Ends what an account holds that only adults hold, for the write in which its owner turns out to be under 18. They
 * supervise no one, invite no one into a guild and wait for no charity’s group; while no guardian has agreed, their
 * spots, holds, waitlists and guilds end, too, and they are told; else spots that ask for a supervisor wait for one.
 * `births`: the dates of birth until now. Nothing happens for who is an adult.
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
  if (births.every((birth) => isYoungOn(birth, now))) return requireSupervisors(tx, context, chariteerId);
  await loseSupervisor(tx, context, { supervisorId: chariteerId });
  await endGroupRights(tx, now, chariteerId);
  const ofConsent = eq(guardianConsent.chariteerId, chariteerId);
  const [consent] = await tx.select().from(guardianConsent).where(ofConsent);
  if (consent && isConsentGood(consent, now)) return requireSupervisors(tx, context, chariteerId);
  await takeOffEverything(tx, context, chariteerId);
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    guardianNeededMail(locale, config, { username: person.username ?? '' }),
  );
}

/** Their role as an admin of guilds rests by itself (`isGroupAdmin`); what they offered by it ends. */
async function endGroupRights(tx: Db, now: number, accountId: string): Promise<void> {
  const guilds = (await readMemberships(tx, accountId)).filter(({ groupType }) => groupType === 'guild');
  for (const { groupId } of guilds) await endInvitationsBy(tx, groupId, accountId);
  await auditOrphanedGroups(tx, now, guilds);
  const ofCharities = tx
    .select({ id: memberGroup.id })
    .from(memberGroup)
    .where(eq(memberGroup.groupType, 'provider'));
  await tx
    .delete(groupApplication)
    .where(
      and(
        eq(groupApplication.accountId, accountId),
        eq(groupApplication.status, 'pending'),
        inArray(groupApplication.groupId, ofCharities),
      ),
    );
}
