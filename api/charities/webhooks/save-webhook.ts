import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type {
  MutationAddWebhookArgs,
  MutationChangeWebhookArgs,
  MutationRemoveWebhookArgs,
  MutationRenewWebhookSecretArgs,
  WebhookInput,
} from '#api/graphql/generated/types.ts';
import { publicAddresses, resolveHost } from '#api/process/public-hosts.ts';
import { newId } from '#db/new-id.ts';
import { webhook } from '#db/schema/webhook.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { webhookRefusalsTexts } from '#domain/texts/generated/webhook-refusals.ts';
import { refsOf, type TextRef } from '#domain/texts/text-ref.ts';
import {
  FORMER_SECRET_MS,
  readWebhookUrl,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
} from '#domain/webhooks/webhook.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { switchOff } from './switch-off.ts';
import type { NewWebhookRow, WebhookRow } from './webhook-queries.ts';
import { findWebhook, webhooksOf } from './webhook-queries.ts';

/**
 * Adds a webhook to a charity; its secret is answered this once. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN,
 * PROOF_NEEDED, BAD_USER_INPUT.
 */
export async function addWebhook(
  context: Context,
  { providerId, input }: MutationAddWebhookArgs,
): Promise<NewWebhookRow> {
  const { store, viewer, now } = context;
  const charity = await findProvider(context, providerId);
  const { accountId } = requireAdmin(viewer, charity.id);
  requireRecentProof(context);
  const wanted = await checkInput(context, input);
  return store.write(async (tx) => {
    const { ofCharity } = WEBHOOK_LIMITS;
    if ((await webhooksOf(tx, charity.id)).length >= ofCharity)
      throw badInput(refsOf(webhookRefusalsTexts).many({ max: String(ofCharity) }));
    const [id, secret] = [newId(now), newWebhookSecret()];
    const sealed = tx.cells.seal('webhook.secret', id, secret);
    await tx
      .insert(webhook)
      .values({ id, providerId: charity.id, ...wanted, secret: sealed, createdAt: now });
    const about = { actorId: accountId, subjectId: charity.id, detail: { webhookId: id } };
    await recordAudit(tx, now, { ...about, action: 'webhook-added' });
    return { webhook: await findWebhook(tx, viewer, id), secret };
  });
}

/**
 * Changes a webhook; switched off, nothing waits for it any more. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND, PROOF_NEEDED,
 * BAD_USER_INPUT.
 */
export async function changeWebhook(
  context: Context,
  { id, input, isOn }: MutationChangeWebhookArgs,
): Promise<WebhookRow> {
  const { store, viewer, now } = context;
  await findWebhook(store.read, viewer, id);
  requireRecentProof(context);
  const wanted = await checkInput(context, input);
  return store.write(async (tx) => {
    const { providerId, accountId, switchedOffAt } = await findWebhook(tx, viewer, id);
    await tx.update(webhook).set(wanted).where(eq(webhook.id, id));
    if (!isOn && switchedOffAt === null) await switchOff(tx, id, now);
    if (isOn && switchedOffAt !== null)
      await tx.update(webhook).set({ switchedOffAt: null, failingSince: null }).where(eq(webhook.id, id));
    const about = { actorId: accountId, subjectId: providerId, detail: { webhookId: id, isOn } };
    await recordAudit(tx, now, { ...about, action: 'webhook-changed' });
    return findWebhook(tx, viewer, id);
  });
}

/**
 * Gives a webhook another secret, answered this once; for a day messages are signed with both. Errors: NOT_LOGGED_IN,
 * WEBHOOK_NOT_FOUND, PROOF_NEEDED.
 */
export async function renewWebhookSecret(
  context: Context,
  { id }: MutationRenewWebhookSecretArgs,
): Promise<NewWebhookRow> {
  const { store, viewer, now } = context;
  await findWebhook(store.read, viewer, id);
  requireRecentProof(context);
  return store.write(async (tx) => {
    const found = await findWebhook(tx, viewer, id);
    const [before] = await tx.select({ secret: webhook.secret }).from(webhook).where(eq(webhook.id, id));
    const former = tx.cells.open('webhook.secret', id, before?.secret ?? null);
    const secret = newWebhookSecret();
    await tx
      .update(webhook)
      .set({
        secret: tx.cells.seal('webhook.secret', id, secret),
        formerSecret: tx.cells.seal('webhook.formerSecret', id, former),
        formerUntil: former === null ? null : now + FORMER_SECRET_MS,
      })
      .where(eq(webhook.id, id));
    const about = { actorId: found.accountId, subjectId: found.providerId, detail: { webhookId: id } };
    await recordAudit(tx, now, { ...about, action: 'webhook-secret-renewed' });
    return { webhook: found, secret };
  });
}

/** Removes a webhook with its messages. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND. */
export async function removeWebhook(
  { store, viewer, now }: Context,
  { id }: MutationRemoveWebhookArgs,
): Promise<string> {
  return store.write(async (tx) => {
    const { providerId, accountId } = await findWebhook(tx, viewer, id);
    await tx.delete(webhook).where(eq(webhook.id, id));
    const about = { actorId: accountId, subjectId: providerId, detail: { webhookId: id } };
    await recordAudit(tx, now, { ...about, action: 'webhook-removed' });
    return id;
  });
}

/** What to write of an input. Errors: BAD_USER_INPUT. */
async function checkInput(
  { resolveHost: resolve = resolveHost }: Context,
  { url: typed, events, includesNames }: WebhookInput,
) {
  const t = refsOf(webhookRefusalsTexts);
  const read = readWebhookUrl(typed);
  if ('problem' in read) throw badInput(read.problem);
  if (events.length === 0) throw badInput(t.events);
  await publicAddresses(read.hostname, resolve).catch((error: unknown) => {
    throw badInput(t.notPublic, error);
  });
  return { url: read.url, events: WEBHOOK_EVENTS.filter((one) => events.includes(one)), includesNames };
}

function badInput(message: TextRef, cause?: unknown): DomainError {
  return new DomainError('BAD_USER_INPUT', { message, cause });
}
