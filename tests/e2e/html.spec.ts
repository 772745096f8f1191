import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { gatehouseQuest } from './quest-page.ts';
import { SITE_PAGES } from './site-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // That a telephone number does not break is a matter of style sheets, not of its characters.
      'tel-non-breaking': 'off',
      // Where a sentence of a template breaks its line: no browser shows it.
      'no-trailing-whitespace': 'off',
    },
  }),
);

test('html-validate finds nothing to complain about on any page of the site', async ({ page }) => {
  const problems: string[] = [];
  for (const { as, path } of [...SITE_PAGES, ...STATES]) {
    await page.context().clearCookies();
    if (as) await logInAs(page, as);
    const answer = await page.request.get(path);
    const report = await validator.validateString(await answer.text());
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.push(`${as ?? 'visitor'} ${path} ${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

/** What stands on the quest page only in some states. */
const STATES = [
  'cancelled',
  'full',
  'hours',
  'hybrid-link',
  'over',
  'reserved',
  'training',
  'unlisted',
].flatMap((key) => [
  { as: 'volunteer', path: gatehouseQuest(key) },
  { as: 'staff', path: gatehouseQuest(key) },
]);
