import { and, eq, lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { groupInvitation } from '#db/schema/member-group.ts';
import type { Db, Store } from '#db/store.ts';

/** Deletes the invitations that have ended without an answer. `now` in epoch ms. */
export async function sweepInvitations(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, groupInvitation, lte(groupInvitation.expiresAt, now));
}

/** Deletes ended invitations within a write, so that the same name can be invited again. */
export async function forgetEndedInvitations(tx: Db, now: number): Promise<void> {
  await tx.delete(groupInvitation).where(lte(groupInvitation.expiresAt, now));
}

/** Ends what someone has offered as an admin: whoever leaves or is demoted leaves no way in behind. */
export async function endInvitationsBy(tx: Db, groupId: string, accountId: string): Promise<void> {
  await tx
    .delete(groupInvitation)
    .where(and(eq(groupInvitation.groupId, groupId), eq(groupInvitation.invitedById, accountId)));
  await tx
    .delete(guildInvite)
    .where(and(eq(guildInvite.guildId, groupId), eq(guildInvite.madeById, accountId)));
}
