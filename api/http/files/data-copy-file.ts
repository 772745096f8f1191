import type { Hono, Context as HonoContext } from 'hono';
import { authenticate } from '#api/access/auth/caller.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { streamOf } from '#api/http/stream-of.ts';
import { readCopy, readCopyParts } from '#api/operations/data-copies/data-copy-queries.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { isCopyThere } from '#domain/data-copies/data-copy.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isProofRecent } from '#domain/identity/recent-proof.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, isLocale } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

type Call = HonoContext<AppEnv>;
type Deps = GraphqlDeps;

const PAGE = '/settings/data';

/**
 * The file of all that is stored about whoever is logged in, as they asked for it. There is no address that opens it
 * for anybody else: who is not logged in, or has not shown lately who they are, is led there first.
 */
export function addDataCopyFile(app: Hono<AppEnv>, deps: Deps): void {
  app.get('/files/my-data.html', async (c) => {
    const { store, sessions, config, clock } = deps;
    const now = clock();
    const credentials = { authorization: undefined, cookie: headerOf(c, 'cookie') };
    const { viewer } = await authenticate(store, sessions, credentials, now, null);
    if (!viewer) return leadTo(c, '/login', PAGE);
    const { accountId, provedAt } = viewer;
    const copy = await readCopy(store.read, accountId);
    if (!copy?.madeAt || !isCopyThere(copy, now)) return leadTo(c, PAGE);
    if (!isProofRecent(provedAt, now)) return leadTo(c, '/prove', PAGE);
    if (await isTooMuch(deps, accountId, now)) return leadTo(c, PAGE);
    const name = `my-data-${newYorkDay(copy.madeAt)}.html`;
    const headers = {
      ...dataHeaders(config),
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(copy.bytes),
    };
    return new Response(streamOf(wholeFile(deps, accountId, copy.bytes ?? 0)), { headers });
  });
}

/**
 * Streams both parts of a download. Aborts if a new copy was requested meanwhile, so that no partial file is saved.
 */
async function* wholeFile({ store, log }: Deps, accountId: string, bytes: number): AsyncGenerator<string> {
  let sent = 0;
  try {
    for (const side of ['page', 'json'] as const)
      for await (const text of readCopyParts(store.read, accountId, side)) {
        sent += Buffer.byteLength(text);
        yield text;
      }
    if (sent !== bytes) throw new Error('A file is not as long as it was made');
  } catch (error) {
    logFailure(log, error, {}, 'a file with all about somebody broke off');
    throw error;
  }
}

async function isTooMuch({ store }: Deps, accountId: string, now: number): Promise<boolean> {
  try {
    await countAttempt(store, [{ limit: 'dataCopyByAccount', subject: accountId }], now);
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

function leadTo(c: Call, path: string, returnTo?: string): Response {
  const asked = c.req.query('lang');
  const locale = isLocale(asked) ? asked : FIRST_LOCALE;
  const query = returnTo ? `?returnTo=${encodeURIComponent(addressIn(locale, returnTo))}` : '';
  return c.redirect(addressIn(locale, path) + query, 303);
}
