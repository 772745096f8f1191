import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { report } from '#api/access/events/report.ts';
import { guardianEndedGuildMail } from '#api/access/outbox/guardian-mails.ts';
import type { Context } from '#api/access/request/context.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { tellYoungPerson } from './end-consent.ts';
import { type GuardianKeys, openGuardianBrowser } from './guardian-browser.ts';
import { blockGuild } from './guild-blocks.ts';
import { readGuildsOfYoung } from './guilds-of-young.ts';

/**
 * Takes the young person out of a guild, or takes back what they applied for there; they are told. They can't go
 * back until the guardian agrees anew. False when there was nothing to end.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_CODE_MISSING.
 */
export async function endGuildByGuardian(
  context: Context,
  { guildId: groupId, ...keys }: GuardianKeys & { guildId: string },
): Promise<boolean> {
  const { store, now, config } = context;
  return store.write(async (tx) => {
    const { chariteerId, username, guardianEmail } = await openGuardianBrowser(tx, now, keys);
    const guild = (await readGuildsOfYoung(tx, chariteerId)).find(({ id }) => id === groupId);
    if (!guild) return false;
    const held = (await readMemberships(tx, chariteerId)).filter((one) => one.groupId === groupId);
    const isOfPerson = and(
      eq(groupApplication.accountId, chariteerId),
      eq(groupApplication.groupId, groupId),
    );
    await tx.delete(groupApplication).where(and(isOfPerson, eq(groupApplication.status, 'pending')));
    if (guild.isMember)
      await report(tx, context, 'GuildsClosed', { memberId: chariteerId, memberships: held });
    await blockGuild(tx, now, { chariteerId, groupId, guardianEmail });
    const { name: guildName, isMember } = guild;
    await tellYoungPerson(tx, context, chariteerId, (locale) =>
      guardianEndedGuildMail(locale, config, { username, guildName, isMember }),
    );
    const about = { actorId: null, subjectId: chariteerId, detail: { groupId, isMember } };
    await recordAudit(tx, now, { ...about, action: 'guild-ended-by-guardian' });
    return true;
  });
}
