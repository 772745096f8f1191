// The policy lists the cookies that browsers keep; a new one has to be named there.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { privacyPolicyTexts } from '#domain/texts/generated/privacy-policy.ts';
import { atLeast } from '../../../tests/support/at-least.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** The words of the policy for each cookie that is named by a constant; null: gone with the page or the login it serves. */
const NAMED: Readonly<Record<string, string | null>> = {
  'find-place': 'the ZIP code or district where you last looked',
  'list-order': 'how you list quests',
  firstBirth: 'For a day: the first date of birth typed',
  flash: null,
  'kiosk-language': 'For a year: your language',
  'kiosk-said': null,
  language: 'For a year: your language',
  organization: 'the organization you chose',
  returnTo: 'where to return after a login',
  username: 'your login, username',
  verified: null,
};

it('the Privacy Policy names every cookie that a browser keeps [SAF-39]', () => {
  const files = ['api', 'site'].flatMap((folder) =>
    globSync('**/*.{ts,astro}', { cwd: path.join(root, folder) }).map((file) =>
      path.join(root, folder, file),
    ),
  );
  const names = files
    .filter((file) => !/\.test\.|[\\/](dist|node_modules|generated|\.astro)[\\/]/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/COOKIE = '([\w-]+)'/g)])
    .map(([, name = '']) => name);
  expect([...new Set(atLeast(5, names))].sort()).toEqual(Object.keys(NAMED).sort());
  const said = privacyPolicyTexts('en').ownCookies;
  for (const [name, words] of Object.entries(NAMED)) if (words !== null) expect(said, name).toContain(words);
});
