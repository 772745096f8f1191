import type { Hono } from 'hono';
import { isSameSecret } from '#api/access/auth/held-hash.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { takeMailReport } from '#api/messages/mail-reports/take-mail-report.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { readMailReport } from '#domain/messages/mail-report.ts';
import { parsedJson } from '#domain/text/parsed-json.ts';
import { dataHeaders } from './answers/headers.ts';
import { readLimited } from './requests/read-limited.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';

export const MAIL_HOOK_PATH = '/hooks/mail';
const MOST_BYTES = 262_144;

type Deps = { store: Store; clock: () => number; config: Config };

/**
 * Takes what an email service reports of bounces and complaints. It comes from no page, so its guard is the secret
 * (`Authorization: Bearer …`); who does not have it finds nothing here, nor does anybody where none is set.
 */
export function addMailHook(app: Hono<AppEnv>, { store, clock, config }: Deps): void {
  const headers = dataHeaders(config);
  app.post(MAIL_HOOK_PATH, async (c, next) => {
    if (!isFromService(config.mailHookSecret, headerOf(c, 'authorization'))) return next();
    const text = await readLimited(c, MOST_BYTES);
    if (text === null) return new Response(null, { status: 413, headers });
    const report = readMailReport(parsedJson(text));
    if (report === null) return new Response(null, { status: 400, headers });
    const context = { now: clock(), config: await effectiveConfig(store, config) };
    await takeMailReport(store, context, report);
    return new Response(null, { status: 204, headers });
  });
  app.all(MAIL_HOOK_PATH, () => new Response('Not found', { status: 404, headers }));
}

function isFromService(secret: string | null, authorization: string | undefined): boolean {
  if (secret === null) return false;
  return isSameSecret(authorization ?? '', `Bearer ${secret}`);
}
