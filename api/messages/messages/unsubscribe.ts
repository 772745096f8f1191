import type { Context } from '#api/access/request/context.ts';
import { findUnsubscribed } from './choice-queries.ts';
import { keepChoices } from './keep-choices.ts';
import type { UnsubscriptionRow } from './message-choice-row.ts';

/** Ends emails of one class, for whoever has the link of one of them. Errors: INVALID_TOKEN. */
export async function unsubscribe(context: Context, token: string): Promise<UnsubscriptionRow> {
  return context.store.write(async (tx) => {
    const { accountId, class: ended } = await findUnsubscribed(tx, context, token);
    await keepChoices(tx, context.now, accountId, [{ class: ended, channel: 'email', isOn: false }]);
    return { class: ended, isOn: false };
  });
}
