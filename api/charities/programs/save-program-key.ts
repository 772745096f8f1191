import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type {
  MutationCreateProgramKeyArgs,
  MutationRevokeProgramKeyArgs,
} from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { programKey } from '#db/schema/program-key.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isAdminOf } from '#domain/permissions/permissions.ts';
import { PROGRAM_KEY_LIMITS, PROGRAM_KEY_MARK, withNeededScopes } from '#domain/permissions/program-scope.ts';
import { webhookRefusalsTexts } from '#domain/texts/generated/webhook-refusals.ts';
import { refsOf, type TextRef } from '#domain/texts/text-ref.ts';
import type { NewProgramKeyRow } from './program-key-queries.ts';
import { KEY_COLUMNS, keysOf } from './program-key-queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Makes a key for a charity's program, answered this once. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN,
 * PROOF_NEEDED, BAD_USER_INPUT.
 */
export async function createProgramKey(
  context: Context,
  { providerId, name: typed, scopes: wanted, days }: MutationCreateProgramKeyArgs,
): Promise<NewProgramKeyRow> {
  const { store, viewer, now } = context;
  const charity = await findProvider(context, providerId);
  const { accountId } = requireAdmin(viewer, charity.id);
  requireRecentProof(context);
  const name = typed.trim();
  const scopes = withNeededScopes(wanted);
  const problem = problemOf(name, scopes.length, days);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const key = `${PROGRAM_KEY_MARK}${randomBytes(24).toString('base64url')}`;
  const { ofCharity } = PROGRAM_KEY_LIMITS;
  return store.write(async (tx) => {
    if ((await keysOf(tx, charity.id)).length >= ofCharity)
      throw new DomainError('BAD_USER_INPUT', {
        message: refsOf(webhookRefusalsTexts).manyKeys({ max: String(ofCharity) }),
      });
    const terms = { createdAt: now, expiresAt: now + days * DAY_MS };
    const row = { id: newId(now), providerId: charity.id, name, scopes, ...terms, lastUsedAt: null };
    await tx.insert(programKey).values({ ...row, tokenHash: hashToken(key) });
    const detail = { keyId: row.id, scopes: scopes.join(' ') };
    await recordAudit(tx, now, {
      action: 'program-key-made',
      actorId: accountId,
      subjectId: charity.id,
      detail,
    });
    return { programKey: row, key };
  });
}

/** Ends a key from this moment on. Errors: NOT_LOGGED_IN, PROGRAM_KEY_NOT_FOUND, to everyone but its charity's admins. */
export async function revokeProgramKey(
  { store, viewer, now }: Context,
  { id }: MutationRevokeProgramKeyArgs,
): Promise<string> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const [found] = await tx.select(KEY_COLUMNS).from(programKey).where(eq(programKey.id, id));
    if (!found || !isAdminOf(viewer, found.providerId)) throw new DomainError('PROGRAM_KEY_NOT_FOUND');
    await tx.delete(programKey).where(eq(programKey.id, id));
    const about = { actorId: accountId, subjectId: found.providerId, detail: { keyId: id } };
    await recordAudit(tx, now, { ...about, action: 'program-key-revoked' });
    return id;
  });
}

function problemOf(name: string, scopeCount: number, days: number): TextRef | null {
  const t = refsOf(webhookRefusalsTexts);
  const { nameMax, daysMax } = PROGRAM_KEY_LIMITS;
  if (name === '' || [...name].length > nameMax) return t.keyName({ max: String(nameMax) });
  if (scopeCount === 0) return t.scopes;
  return days >= 1 && days <= daysMax ? null : t.keyDays({ max: String(daysMax) });
}
