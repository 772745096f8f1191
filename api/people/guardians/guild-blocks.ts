import { and, eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { mailboxKey, storedMailboxKeys } from '#domain/identity/mailbox-key.ts';

const GUARDIAN_KEY = 'guardian_consent.mailboxKey';

type NewBlock = { chariteerId: string; groupId: string; guardianEmail: string };

/** Keeps someone under 18 out of a guild from now on; `guardianEmail` is of the guardian who wants it. */
export async function blockGuild(tx: Db, now: number, block: NewBlock): Promise<void> {
  const { chariteerId, groupId, guardianEmail } = block;
  const latest = { guardianKey: tx.cells.hash(GUARDIAN_KEY, mailboxKey(guardianEmail)), endedAt: now };
  await tx
    .insert(guildBlock)
    .values({ chariteerId, groupId, ...latest })
    .onConflictDoUpdate({ target: [guildBlock.chariteerId, guildBlock.groupId], set: latest });
}

/**
 * Opens the guilds again that a guardian had closed to someone, now that the same guardian agrees anew; those of another
 * guardian stay closed. What was hashed with a former `DATA_KEY` counts as theirs.
 */
export async function liftGuildBlocks(tx: Db, chariteerId: string, guardianEmail: string): Promise<void> {
  const own = storedMailboxKeys(guardianEmail).flatMap((key) => tx.cells.hashes(GUARDIAN_KEY, key));
  const isOf = eq(guildBlock.chariteerId, chariteerId);
  const rows = await tx.select({ key: guildBlock.guardianKey }).from(guildBlock).where(isOf);
  const theirs = rows.map(({ key }) => key).filter((key) => own.includes(key) || !tx.cells.isCurrent(key));
  if (theirs.length > 0)
    await tx.delete(guildBlock).where(and(isOf, isInList(guildBlock.guardianKey, theirs)));
}

/** Takes people whose records are one person's out of every guild that is closed to one of them. */
export async function leaveBlockedGuilds(
  tx: Db,
  context: MailContext,
  ids: readonly string[],
): Promise<void> {
  const blocks = await tx
    .selectDistinct({ groupId: guildBlock.groupId })
    .from(guildBlock)
    .where(isInList(guildBlock.chariteerId, ids));
  const groupIds = blocks.map(({ groupId }) => groupId);
  if (groupIds.length === 0) return;
  for (const memberId of ids) {
    const held = (await readMemberships(tx, memberId)).filter(({ groupId }) => groupIds.includes(groupId));
    await report(tx, context, 'GuildsClosed', { memberId, memberships: held });
  }
  const isOfGuild = isInList(groupApplication.groupId, groupIds);
  const isOfPerson = isInList(groupApplication.accountId, ids);
  await tx.delete(groupApplication).where(and(isOfGuild, isOfPerson, eq(groupApplication.status, 'pending')));
}
