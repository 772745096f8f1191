import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, type ConsolePage, chooseOrganization } from './console-pages.ts';
import { EVERY_WIDTH, expectWhole } from './every-width.ts';
import { expectWholeWithLongerWords } from './longer-words.ts';
import { watchPolicies } from './policy-watch.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';

// Three pages at three widths: `whole-page.spec.ts`. One state of each page in two looks: `accessibility.spec.ts`, whose
// browser counts what a policy refuses as an error.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

const PAGES = [...SITE_PAGES, ...CONSOLE_PAGES] as readonly (SitePage & ConsolePage)[];

for (const [index, shown] of PAGES.entries()) {
  test.describe(shown.name, () => {
    test.use({
      intendedStatuses: shown.status ? [shown.status] : [],
      // The night changes colors, hardly boxes: some pages are enough.
      colorScheme: index % 8 === 0 ? 'dark' : 'light',
    });

    test(`${shown.path} needs nothing that its policy refuses, and is whole at every width [SAF-38, LNG-09: longer words]`, async ({
      page,
      context,
    }) => {
      const violations = await watchPolicies(context);
      if (shown.as) await logInAs(page, shown.as);
      await chooseOrganization(page, shown);
      await expectWhole(page, shown, EVERY_WIDTH, { keepsPictures: true });
      await page.waitForLoadState('networkidle');
      await expectWholeWithLongerWords(page);
      expect(violations).toEqual([]);
    });
  });
}
