import { EVERY_LOOK, lookAt } from './axe-looks.ts';
import { test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { CONSOLE_PAGES, chooseOrganization } from './console-pages.ts';
import { SITE_PAGES } from './site-pages.ts';

// A picture says more than a trace here, and costs a tenth of the time.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const shown of SITE_PAGES) {
  test.describe(`site: ${shown.name}`, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    test('axe finds nothing, wide or narrow, by day or by night', async ({ page }) => {
      if (shown.as) await logInAs(page, shown.as);
      await lookAt(page, shown, EVERY_LOOK, { keepsPictures: true });
    });
  });
}

for (const shown of CONSOLE_PAGES) {
  test(`${shown.name}: axe finds nothing, wide or narrow, by day or by night`, async ({ page }) => {
    if (shown.as) await logInAs(page, shown.as);
    await chooseOrganization(page, shown);
    await lookAt(page, shown, EVERY_LOOK, { keepsPictures: true });
  });
}
