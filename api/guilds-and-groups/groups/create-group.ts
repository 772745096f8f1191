import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGuardianConsent } from '#api/people/guardians/require-guardian-consent.ts';
import { copiesOfGuildWords } from '#api/people/young-messages/copies-of-guild-words.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { rolesOfGuild } from '#domain/groups/group-role.ts';
import { problemOfGuildName, tidyGuildName } from '#domain/guilds/guild-form.ts';
import type { GroupKeyRow } from './group-row.ts';
import { insertVolunteerGroup } from './insert-volunteer-group.ts';

/**
 * Makes a group of volunteers, which createGuild can turn into a guild. Counts as a try to found one.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED, NO_VOLUNTEER_RECORD and those of requireGuardianConsent.
 */
export async function createGroup(context: Context, groupName: string): Promise<GroupKeyRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const message = problemOfGuildName(groupName);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  await countAttempt(store, [{ limit: 'guildByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    await requireVolunteer(tx, accountId);
    await requireGuardianConsent(tx, now, accountId, null);
    const group = { groupName: tidyGuildName(groupName), accountId, roleIds: rolesOfGuild(null) };
    const id = await insertVolunteerGroup(tx, context, group);
    const kept = { guildId: id, senderId: accountId, kind: 'guildText', readerIds: null } as const;
    await report(tx, context, 'WordsWritten', {
      copies: await copiesOfGuildWords(tx, now, { ...kept, texts: [group.groupName] }),
    });
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'group-created' });
    return { ownerId: accountId, id, type: 'guild' };
  });
}
