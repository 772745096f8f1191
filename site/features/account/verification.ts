import { formatsFor } from '#domain/texts/formats-for.ts';
import { emailVerificationTexts } from '#domain/texts/generated/email-verification.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { ResendVerificationDocument, VerifyEmailDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** Name of the cookie that holds the link that has just confirmed an address in this browser, to log in by it. */
export const VERIFIED_COOKIE = 'verified';

/** Seconds; as long as the API takes it. */
export const VERIFIED_LIFETIME = 30 * 60;

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'viewer'>;

/** Confirms the address that a link was sent to; null when that worked. */
export async function verify(locals: Locals, token: string): Promise<ShownError | null> {
  return (await ask(locals, VerifyEmailDocument, { token })).error;
}

export type Resent =
  | { outcome: 'sent' | 'confirmed-already'; error: null }
  | { outcome: 'refused'; error: ShownError };

/** Sends another link to whom the token belongs, or, when it belongs to no one, to the viewer. */
export async function resend(locals: Locals, token: string | null): Promise<Resent> {
  const { data, error } = await ask(locals, ResendVerificationDocument, { token });
  if (data) return { outcome: data.resendVerification ? 'sent' : 'confirmed-already', error: null };
  if (error.code === 'INVALID_TOKEN' && locals.viewer && token !== null) return resend(locals, null);
  return { outcome: 'refused', error };
}

/** Why no other link was sent. */
export function resendRefusal(locale: Locale, error: ShownError, supportEmail: string | null): string {
  const t = emailVerificationTexts(locale);
  if (error.code === 'RATE_LIMITED') {
    const wait = formatsFor(locale).duration(Math.ceil((error.retryAfterSeconds ?? 3600) / 60));
    return t.sentLately({ wait });
  }
  if (error.code === 'INVALID_TOKEN') return t.unknownLink;
  return errorCopyIn(locale, error, { supportEmail: supportEmail ?? undefined });
}
