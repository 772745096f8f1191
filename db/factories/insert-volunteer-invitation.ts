import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';

/** Inserts an open invitation to volunteer whose email is written. */
export async function insertVolunteerInvitation(
  tx: Db,
  values: Partial<typeof volunteerInvitation.$inferInsert> & { id: string; emailAddress: string },
): Promise<void> {
  const times = { createdAt: 0, expiresAt: Date.UTC(2100, 0, 1) };
  const emailKey = uniqueKey(values.emailAddress);
  await tx
    .insert(volunteerInvitation)
    .values({ providerId: '1', emailKey, labelIds: [], ...times, ...values });
}
