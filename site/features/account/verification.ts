import { formatDuration } from '#domain/text/format.ts';
import { errorCopy, type ShownError } from '#domain/wording/error-copy.ts';
import { ResendVerificationDocument, VerifyEmailDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'viewer'>;

/** Confirms the address that a link was sent to; null when that worked. */
export async function verify(locals: Locals, token: string): Promise<ShownError | null> {
  return (await ask(locals, VerifyEmailDocument, { token })).error;
}

export type Resent =
  | { outcome: 'sent' | 'confirmed-already'; error: null }
  | { outcome: 'refused'; error: ShownError };

/** Sends another link to whom the token belongs, or, when it belongs to nobody, to the viewer. */
export async function resend(locals: Locals, token: string | null): Promise<Resent> {
  const { data, error } = await ask(locals, ResendVerificationDocument, { token });
  if (data) return { outcome: data.resendVerification ? 'sent' : 'confirmed-already', error: null };
  if (error.code === 'INVALID_TOKEN' && locals.viewer && token !== null) return resend(locals, null);
  return { outcome: 'refused', error };
}

/** Why no other link was sent. */
export function resendRefusal(error: ShownError, supportEmail: string | null): string {
  if (error.code === 'RATE_LIMITED') {
    const wait = formatDuration(Math.ceil((error.retryAfterSeconds ?? 3600) / 60));
    return `We sent you a link less than an hour ago. Please look into your spam folder, or try again in ${wait}.`;
  }
  if (error.code === 'INVALID_TOKEN') {
    return 'We do not know this link. Please log in, then we can send you a new one.';
  }
  return errorCopy(error, { supportEmail: supportEmail ?? undefined });
}
