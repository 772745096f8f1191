import { readFriendToken } from '#api/access/outbox/links/friend-link.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import type { Db } from '#db/store.ts';
import { countsAsInvited } from '#domain/friends/friend-link.ts';
import { readFriendFacts } from './friend-queries.ts';

type Invited = { questId: string; inviterId: string; invitedId: string };

/**
 * Writes down by whose link someone comes to a quest, before they are on it; the first link counts. What is no
 * invitation is none, and refuses no one.
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

type Coming = {
  questId: string;
  /** Participant, and the account of the session: the same person, or a child and its guardian. */
  comerId: string;
  personId: string;
  /** What the link has behind `with`; null without one. */
  token: string | null | undefined;
};

/**
 * The same by the token of a link, whichever way it leads to the quest: a sign-up, several at once, or a waitlist
 * whose place is taken later. Nothing for what is no link, and for a child, whom its guardian brings.
 */
export async function keepTokensInvitation(
  tx: Db,
  context: MailContext,
  { questId, comerId, personId, token }: Coming,
): Promise<void> {
  if (!token || comerId !== personId) return;
  const inviterId = readFriendToken(context.config.dataKey, token, context.now);
  if (inviterId !== null) await keepInvitation(tx, context, { questId, invitedId: comerId, inviterId });
}
