import { requireAdmin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { ManaCheckout, MutationBuyManaArgs } from '#api/graphql/generated/types.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { openCheckout } from '#api/process/payment-service.ts';
import { findQuest } from '#api/quests/quests/quest-queries.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isAdminOf } from '#domain/permissions/permissions.ts';
import { consoleWalletTexts } from '#domain/texts/generated/console-wallet.ts';
import { num } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/** Whether the viewer may buy Mana for a charity: its admins, of age. */
export function buysMana({ viewer }: Context, providerId: string): boolean {
  return isAdminOf(viewer, providerId) && viewer?.isYoung === false;
}

/**
 * Opens a checkout of the payment service for a package; what it books is written on it, and comes back signed.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, QUEST_NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED,
 * SERVICE_UNAVAILABLE.
 */
export async function buyMana(
  context: Context,
  { providerId: id, mana, questId }: MutationBuyManaArgs,
): Promise<ManaCheckout> {
  const { id: providerId } = await findProvider(context, id);
  const { accountId } = requireAdmin(context.viewer, providerId);
  if (!buysMana(context, providerId)) throw new DomainError('FORBIDDEN');
  const { config, log, request, store, now } = context;
  const sold = config.paymentShop.packages.find((one) => one.mana === mana);
  if (!sold) throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleWalletTexts).notForSale });
  const quest = await findQuest(context, questId);
  if (quest.providerId !== providerId) throw new DomainError('QUEST_NOT_FOUND');
  const returnUrl = `${config.publicOrigin}/console/quests/${encodeURIComponent(quest.id)}/broadcast`;
  await countAttempt(store, [{ limit: 'checkoutByAccount', subject: accountId }], now);
  try {
    const bought = { name: `${num('en', mana)} Mana`, cents: sold.cents, returnUrl };
    const metadata = { providerId, accountId, mana: String(mana) };
    return { url: await openCheckout(config.paymentShop, bought, metadata) };
  } catch (error) {
    logFailure(log, error, { requestId: request.requestId }, 'no checkout');
    throw new DomainError('SERVICE_UNAVAILABLE');
  }
}
