import type { Hono, Context as HonoContext } from 'hono';
import { limitedAddress } from '#api/process/client-address.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';
import { POLICY_REPORT_PATH, readPolicyReports } from '#domain/installation/policy-report.ts';
import { parsedJson } from '#domain/text/parsed-json.ts';
import { dataHeaders } from './answers/headers.ts';
import { type AppEnv, headerOf, readRequestFacts } from './requests/request-facts.ts';

/** Another site's page cannot make a browser send these, since it would ask first and is not answered. */
const MEDIA_TYPES = /^application\/(csp-report|reports\+json)\b/;
const MOST_BYTES = 16_384;
const MINUTE_MS = 60_000;
/** Bodies in a minute: of one network, and of all. A page that is broken for everyone is known after a few. */
const MOST_OF_A_NETWORK = 20;
const MOST_OF_ALL = 200;

type Deps = { config: Config; clock: () => number; log: Pick<Logger, 'warn'> };

/**
 * Takes what browsers report of a policy and writes one line for each. Whatever comes is answered alike: no one learns
 * what was read. Nothing is stored, and what is beyond the limits is not even read.
 */
export function addPolicyReports(app: Hono<AppEnv>, { config, clock, log }: Deps): void {
  const isCounted = createReportLimit(clock);
  const headers = dataHeaders(config);

  async function take(c: HonoContext<AppEnv>): Promise<void> {
    const length = Number(headerOf(c, 'content-length') ?? Number.NaN);
    if (!MEDIA_TYPES.test(headerOf(c, 'content-type') ?? '') || !(length <= MOST_BYTES)) return;
    if (!isCounted(limitedAddress(readRequestFacts(c, config).address))) return;
    for (const report of readPolicyReports(parsedJson(await c.req.text()))) {
      log.warn(report, 'a page’s policy was violated');
    }
  }

  app.post(POLICY_REPORT_PATH, async (c) => {
    await take(c);
    return new Response(null, { status: 204, headers });
  });
}

/** Whether one more body of a network is read in this minute. It remembers no more networks than it reads bodies. */
function createReportLimit(clock: () => number): (network: string) => boolean {
  let endsAt = 0;
  let all = 0;
  const counts = new Map<string, number>();
  return (network) => {
    const now = clock();
    if (now >= endsAt || endsAt - now > MINUTE_MS) {
      endsAt = now + MINUTE_MS;
      all = 0;
      counts.clear();
    }
    const count = counts.get(network) ?? 0;
    if (count >= MOST_OF_A_NETWORK || all >= MOST_OF_ALL) return false;
    counts.set(network, count + 1);
    all += 1;
    return true;
  };
}
