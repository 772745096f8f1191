import { eq } from 'drizzle-orm';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import { readAnswersToken } from '#api/access/outbox/answers-link.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { provider } from '#db/schema/provider.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Address for replies to a charity's messages. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function readAnswersAddress(
  context: Context,
  { providerId }: { providerId: string },
): Promise<string | null> {
  requireLogin(context.viewer);
  const { id } = await findProvider(context, providerId);
  requireAdmin(context.viewer, id);
  const [row] = await context.store.read
    .select({ answersTo: providerMessaging.answersTo })
    .from(providerMessaging)
    .where(eq(providerMessaging.providerId, id));
  return row?.answersTo ?? null;
}

/** What a link asks that was sent to an address. Errors: INVALID_TOKEN, LINK_EXPIRED. */
export async function readAskedAddress({ store, config, now }: Context, { token }: { token: string }) {
  const asked = readAnswersToken(config.dataKey, token);
  if (!asked) throw new DomainError('INVALID_TOKEN');
  if (asked.until <= now) throw new DomainError('LINK_EXPIRED');
  const [charity] = await store.read
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, asked.providerId));
  if (!charity) throw new DomainError('INVALID_TOKEN');
  const { providerId, emailAddress: address } = asked;
  return { providerId, address, providerName: charity.name };
}
