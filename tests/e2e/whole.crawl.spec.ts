import { test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, type ConsolePage, chooseOrganization } from './console-pages.ts';
import { EVERY_WIDTH, expectWhole } from './every-width.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';

// Three pages at three widths: `whole-page.spec.ts`.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const shown of [...SITE_PAGES, ...CONSOLE_PAGES] as (SitePage & ConsolePage)[]) {
  test.describe(shown.name, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    test(`${shown.path} is whole at every width`, async ({ page }) => {
      if (shown.as) await logInAs(page, shown.as);
      await chooseOrganization(page, shown);
      await expectWhole(page, shown, EVERY_WIDTH, { keepsPictures: true });
    });
  });
}
