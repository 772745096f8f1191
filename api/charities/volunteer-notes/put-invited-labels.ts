import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { labelledVolunteer, volunteerLabel } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';

type Accepted = { accountId: string; providerId: string; labelIds: readonly string[] };

/** Puts the labels of an accepted invitation on the volunteer, those that the charity still has. */
export async function putInvitedLabels(
  tx: Db,
  { accountId: chariteerId, providerId, labelIds }: Accepted,
): Promise<void> {
  const isMeant = and(eq(volunteerLabel.providerId, providerId), isInList(volunteerLabel.id, labelIds));
  const labels = await tx.select({ labelId: volunteerLabel.id }).from(volunteerLabel).where(isMeant);
  if (labels.length === 0) return;
  const rows = labels.map(({ labelId }) => ({ labelId, chariteerId }));
  await tx.insert(labelledVolunteer).values(rows).onConflictDoNothing();
}
