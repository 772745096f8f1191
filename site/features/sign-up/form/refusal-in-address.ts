import type { ShownError } from '#domain/wording/error-copy.ts';
import { refusalIn } from '#domain/wording/refusal-in.ts';
import { refusalText } from '../quest-form.ts';

type Page = Pick<App.Locals, 'locale' | 'config'>;

/**
 * Words for the refusal that an address names by its code; null where it names none. A message is taken along only
 * if it is one of the API's own, so that an address puts no words into an answer.
 */
export function refusalInAddress({ locale, config }: Page, url: URL, own: ShownError | null): string | null {
  const code = url.searchParams.get('code');
  if (code === null && own === null) return null;
  const error = own ?? errorOf(locale, url);
  return refusalText(locale, { action: 'sign-up' }, error, config.supportEmail);
}

function errorOf(locale: App.Locals['locale'], { searchParams }: URL): ShownError {
  const message = searchParams.get('message') ?? '';
  const isOwn = refusalIn('es', message) !== null;
  const said = isOwn ? refusalIn(locale, message) : null;
  const wait = Number(searchParams.get('wait'));
  return {
    code: searchParams.get('code') ?? undefined,
    ...(isOwn && { message }),
    ...(said !== null && { said }),
    ...(wait > 0 && wait < 86_400 && { retryAfterSeconds: wait }),
  };
}
