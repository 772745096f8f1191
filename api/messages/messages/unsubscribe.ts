import type { Context } from '#api/access/request/context.ts';
import { refusedInvitation } from '#db/schema/volunteer-invitation.ts';
import { findUnsubscribed } from './choice-queries.ts';
import { keepChoices } from './keep-choices.ts';
import type { UnsubscriptionRow } from './message-choice-row.ts';

/** Ends emails of one class, or invitations to volunteer, for whoever has the link of one of them. Errors: INVALID_TOKEN. */
export async function unsubscribe(context: Context, token: string): Promise<UnsubscriptionRow> {
  return context.store.write(async (tx) => {
    const found = await findUnsubscribed(tx, context, token);
    if ('mailboxHash' in found) {
      const { mailboxHash } = found;
      await tx
        .insert(refusedInvitation)
        .values({ mailboxHash, refusedAt: context.now })
        .onConflictDoNothing();
      return { class: 'news', isOfInvitations: true, isOn: false };
    }
    const { accountId, class: ended } = found;
    await keepChoices(tx, context.now, accountId, [{ class: ended, channel: 'email', isOn: false }]);
    return { class: ended, isOfInvitations: false, isOn: false };
  });
}
