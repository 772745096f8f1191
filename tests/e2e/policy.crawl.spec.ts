import { arriveAt } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, type ConsolePage, chooseOrganization } from './console-pages.ts';
import { watchPolicies } from './policy-watch.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';

// One state of each page in two looks: `accessibility.spec.ts`, whose browser counts a violation as an error.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const shown of [...SITE_PAGES, ...CONSOLE_PAGES] as (SitePage & ConsolePage)[]) {
  test.describe(shown.name, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    test(`SAF-38 ${shown.path} needs nothing that its policy refuses`, async ({ page, context }) => {
      const violations = await watchPolicies(context);
      if (shown.as) await logInAs(page, shown.as);
      await chooseOrganization(page, shown);
      await arriveAt(page, shown);
      await page.waitForLoadState('networkidle');
      expect(violations).toEqual([]);
    });
  });
}
