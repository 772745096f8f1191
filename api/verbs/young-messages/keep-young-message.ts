import type { Db } from '#db/store.ts';
import { keepYoungMessages, type NewYoungMessages } from './keep-young-messages.ts';

export type NewYoungMessage = Omit<NewYoungMessages, 'recipientIds'> & { recipientId: string };

/** The same for what goes to one volunteer. Errors: CONTACT_DETAILS_TO_YOUNG with the text to show. */
export async function keepYoungMessage(
  tx: Db,
  now: number,
  { recipientId, ...message }: NewYoungMessage,
): Promise<void> {
  await keepYoungMessages(tx, now, { ...message, recipientIds: [recipientId] });
}
