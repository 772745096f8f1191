import { sql } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Store } from '#db/store.ts';

/** Deletes the invitations to volunteer that have ended and were not accepted. `now` in epoch ms. */
export async function sweepVolunteerInvitations(store: Store, now: number): Promise<void> {
  const { expiresAt, acceptedById } = volunteerInvitation;
  const isOver = sql`${expiresAt} <= ${now} AND ${acceptedById} IS NULL`;
  await deleteInSteps(store, volunteerInvitation, isOver);
}
