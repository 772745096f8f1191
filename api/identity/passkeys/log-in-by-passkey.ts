import { recordAudit } from '#api/access/audit/record-audit.ts';
import { forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasskeyLogIn } from '#api/access/request/heard-attempt.ts';
import { isKnownToAccount } from '#api/access/request/known-browser.ts';
import { passkeyMarkOf } from '#api/access/request/passkey-cookie.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import { completeLogIn, type LoggedIn } from '#api/identity/accounts/complete-log-in.ts';
import { loadContactEmail } from '#api/identity/accounts/contact-email.ts';
import { refuseClosed } from '#api/identity/accounts/refuse-closed.ts';
import { type LogInFacts, refusalOfLogIn } from '#domain/accounts/log-in-gate.ts';
import { DomainError, type ErrorCode, loginErrorCode } from '#domain/errors/errors.ts';
import { checkPasskey } from './check-passkey.ts';
import { readClosedPasskey } from './closed-passkey.ts';
import { noteUse } from './note-use.ts';
import { readAssertion } from './passkey-answer.ts';
import { readKnownPasskey } from './passkey-queries.ts';

type Known = NonNullable<Awaited<ReturnType<typeof readKnownPasskey>>>;

/**
 * Opens a session for whoever shows a passkey that this browser was asked for. Guesses at passwords do not count against
 * it. Errors: PASSKEYS_NEED_A_NAME, BAD_USER_INPUT, RATE_LIMITED, PASSKEY_ENDED, PASSKEY_WRONG_ADDRESS, PASSKEY_UNKNOWN,
 * PASSKEY_REFUSED, PASSKEY_COPIED, and those of `logIn` for an account that is banned, closed or never was confirmed.
 */
export async function logInByPasskey(
  context: Context,
  { credential }: { credential: string },
): Promise<LoggedIn> {
  const { store, now } = context;
  const site = requirePasskeySite(context);
  const answer = readAssertion(credential);
  if (answer === null) throw new DomainError('BAD_USER_INPUT');
  const found = await readKnownPasskey(store.read, answer.id);
  const { userHandle } = answer.response;
  const closed =
    found || !userHandle ? null : await readClosedPasskey(context, { credentialId: answer.id, userHandle });
  const counted = await countPasskeyLogIn(context, found?.account.id ?? null);
  const mark = passkeyMarkOf(context);
  const use = mark === null ? null : ({ purpose: 'log-in', boundTo: mark } as const);
  const known = found?.passkey ?? closed?.passkey ?? null;
  const { refusal, told } = await checkPasskey(context, answer, { site, use, known, ownerId: null });
  if (closed && refusal === null) return refuseClosed(context, closed.closed);
  const code = refusal ?? refusalOfLogIn(await loadFacts(context, found));
  if (code !== null || found === null || told === null)
    return refuse(context, found, code ?? 'PASSKEY_UNKNOWN');
  return completeLogIn(context, found.account, {
    by: 'passkey',
    along: async (tx) => {
      await forgive(tx, counted);
      await noteUse(tx, now, found.passkey.id, told);
    },
  });
}

async function loadFacts(context: Context, found: Known | null): Promise<LogInFacts> {
  const { store, now, config, request } = context;
  const { id = '', emailKey = '' } = found?.account ?? {};
  return {
    account: found?.account ?? null,
    isRight: true,
    contact: await loadContactEmail(store.read, id),
    isKnownBrowser: await isKnownToAccount(store.read, now, request.browserToken, emailKey),
    hasGenericErrors: config.hasGenericAuthErrors,
  };
}

async function refuse({ store, now, config }: Context, found: Known | null, code: ErrorCode): Promise<never> {
  const about = { actorId: null, subjectId: found?.account.id ?? null, detail: { code } };
  await store.write((tx) => recordAudit(tx, now, { ...about, action: 'log-in-refused' }));
  throw new DomainError(loginErrorCode(code, config.hasGenericAuthErrors));
}
