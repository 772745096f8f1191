import type { Hono } from 'hono';
import { type HeaderSettings, securityHeaders } from '#api/http/answers/headers.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import type { Config } from '#api/process/config/config.ts';
import { VERSION } from '#api/process/version.ts';
import type { Store } from '#db/store.ts';

/** When to ask again, while the database is away. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether an address tells how the process is: no cache may stand before it. */
export function isHealthPath(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}

/**
 * `/healthz`: the process lives. `/readyz`: its database can be read and written, with version, commit and schema; 503 with what is the matter else.
 */
export function addHealth(
  app: Hono<AppEnv>,
  store: Pick<Store, 'readiness'>,
  config: HeaderSettings & Pick<Config, 'commit'>,
): void {
  const always = { ...securityHeaders(config), 'cache-control': 'no-store' };
  app.get('/healthz', (c) => c.text('ok', 200, always));
  app.get('/readyz', async (c) => {
    const { problem, schema } = await store.readiness();
    if (problem === null)
      return c.text(
        `ready\nversion ${VERSION}\ncommit ${config.commit ?? 'unknown'}\nschema ${schema}\n`,
        200,
        always,
      );
    const headers = { ...always, 'retry-after': String(RETRY_AFTER_SECONDS) };
    return c.text(`not ready: database ${problem}\n`, 503, headers);
  });
}
