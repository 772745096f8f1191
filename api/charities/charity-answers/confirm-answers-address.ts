import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { readAskedAddress } from './answers-address.ts';

/**
 * Confirms by the link that was sent to an address that a charity's answers go there. The same again changes nothing.
 * Errors: INVALID_TOKEN, LINK_EXPIRED.
 */
export async function confirmAnswersAddress(context: Context, args: { token: string }) {
  const { providerId, providerName, address } = await readAskedAddress(context, args);
  await context.store.write(async (tx) => {
    await tx
      .insert(providerMessaging)
      .values({ providerId, answersTo: address })
      .onConflictDoUpdate({ target: providerMessaging.providerId, set: { answersTo: address } });
    const event = { action: 'answers-address-set', actorId: null, subjectId: providerId } as const;
    await recordAudit(tx, context.now, event);
  });
  return { providerName, address };
}
