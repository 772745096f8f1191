import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atLeast } from './support/at-least.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What leads to a page that asks for money. */
const LEADS_TO_MONEY = /paths\.subscribe\(|paths\.out\(|['"`/]out\/|tipUrl|sponsorFormUrl|['"`]\/subscribe/;
/** What asks the one rule first, is the rule, or only carries the settings. */
const ASKS_THE_RULE = /askWays\(|exitOf\(|mayBeAskedForMoney\(|isWorking\(/;
const CARRIES = [
  'api/http/sharing/sitemap.ts',
  'api/http/site-locals.ts',
  'api/process/config/config.ts',
  'api/domain/accounts/support-ask.ts',
  'api/domain/installation/page-parameters.ts',
  'api/domain/installation/site-setting.ts',
  'backoffice/staff/settings/SiteSettings.tsx',
  'site/features/offline/worker/way-of.ts',
  'site/features/tracking/track.ts',
  'site/lib/api-client.ts',
  'site/lib/paths.ts',
  'site/lib/routes.ts',
  // Tells search engines not to read them.
  'site/pages/robots.txt.ts',
];

it('every page, email and file that leads to money asks the rule about who may be asked [DEC-81]', () => {
  const sources = ['api', 'site', 'backoffice'].flatMap((folder) =>
    globSync('**/*.{ts,tsx,astro}', { cwd: path.join(root, folder) })
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => !/\.test\.|\/(generated|dist|node_modules|\.astro)\/|\/generated\.ts$/.test(file)),
  );
  const leading = atLeast(500, sources).filter((file) =>
    LEADS_TO_MONEY.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const unasked = leading.filter(
    (file) => !CARRIES.includes(file) && !ASKS_THE_RULE.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(unasked).toEqual([]);
  expect(
    CARRIES.filter((file) => !leading.includes(file)),
    'listed without need',
  ).toEqual([]);
});

/** Words that ask for money, in the languages of messages. */
const MONEY =
  /\b(subscri|suscri|sponsor|patrocin|donat|donaci|propina|tips?\b|money\b|dinero\b|pay(ing|ment)?\b)|\$|اشترك|اشتراك|تبرع|تبرّع|بقشيش|إكرامية/i;

it('no email, push or text message asks for money, whoever gets it [DEC-81]', () => {
  const texts = path.join(root, 'api/domain/texts');
  const files = globSync('{en,es,ar}/{*-mails,mail-frame,mail-words,push-messages,text-messages}.json', {
    cwd: texts,
  });
  const asking = atLeast(50, files).flatMap((file) => {
    const words = JSON.parse(readFileSync(path.join(texts, file), 'utf8')) as Record<string, string>;
    return Object.entries(words).flatMap(([key, text]) =>
      MONEY.test(text) ? [`${file} ${key}: ${text}`] : [],
    );
  });
  expect(asking).toEqual([]);
});
