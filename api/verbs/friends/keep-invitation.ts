import { readFriendToken } from '#api/access/outbox/links/friend-link.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readFriendFacts } from '#api/reads/friends/friend-queries.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import type { Db } from '#db/store.ts';
import { countsAsInvited } from '#domain/friends/friend-link.ts';

type Invited = { questId: string; inviterId: string; invitedId: string };

/**
 * Writes down by whose link somebody comes to a quest, before they are on it; the first link counts. What is no
 * invitation is none, and refuses nobody.
 */
export async function keepInvitation(
  tx: Db,
  { now }: Pick<MailContext, 'now'>,
  invited: Invited,
): Promise<void> {
  if (!countsAsInvited(await readFriendFacts(tx, now, invited))) return;
  await tx
    .insert(friendInvitation)
    .values({ ...invited, createdAt: now })
    .onConflictDoNothing();
}

/** The same by the token of the link; nothing for what is none. */
export async function keepTokensInvitation(
  tx: Db,
  context: MailContext,
  { token, ...invited }: Omit<Invited, 'inviterId'> & { token: string },
): Promise<void> {
  const inviterId = readFriendToken(context.config.dataKey, token, context.now);
  if (inviterId !== null) await keepInvitation(tx, context, { ...invited, inviterId });
}
