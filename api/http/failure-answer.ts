import { randomUUID } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { failure } from '#api/access/request/errors.ts';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import type { Store } from '#db/store.ts';
import { errorWordsTexts } from '#domain/texts/generated/error-words.ts';
import { readAddress } from '#domain/texts/language-address.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { securityHeaders } from './answers/headers.ts';
import { RETRY_AFTER_SECONDS } from './health.ts';
import type { AppEnv } from './requests/request-facts.ts';
import { routeName } from './requests/route-name.ts';

type Deps = { store: Store; config: Config; log: Logger };

/** What is said of a failure that nothing else has answered: nothing of it but the number of its line in the log. */
export async function answerFailure(
  error: Error,
  c: HonoContext<AppEnv>,
  { store, config, log }: Deps,
): Promise<Response> {
  const id = currentRequest()?.id ?? randomUUID();
  // The rest of an address may hold a key.
  logFailure(log, error, { requestId: id, route: routeName(c.req.path) }, 'request failed');
  const { code, statusCode } = failure(error, '').extensions;
  const { locale } = readAddress(c.req.path);
  const headers = { ...securityHeaders(config), 'x-request-id': id, 'content-language': locale };
  if (statusCode === 503) {
    const { supportEmail } = await effectiveConfig(store, config);
    const text = errorCopyIn(locale, { code }, { supportEmail: supportEmail ?? undefined });
    return c.text(text, 503, { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
  return c.text(errorWordsTexts(locale).brokenOff({ id }), 500, headers);
}
