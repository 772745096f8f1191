import type { Locale } from '#domain/texts/locale.ts';
import { lookAt, TYPICAL_LOOKS } from './axe-looks.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { englishLeft } from './english-left.ts';
import { expectWhole } from './every-width.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';

// A visitor's way to a quest is in `languages.spec.ts`, with every run.
test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

const OTHERS = ['es', 'ar'] as const satisfies readonly Locale[];

for (const shown of SITE_PAGES)
  for (const locale of OTHERS) {
    const address = `/${locale}${shown.path === '/' ? '' : shown.path}`;
    // What opens is in the page already, closed; it is opened in English by `whole.full.spec.ts`.
    const { open: _open, hasPopup: _hasPopup, ...closed } = shown;
    const inLanguage: SitePage = { ...closed, name: `${shown.name} ${locale}`, path: address };

    test.describe(inLanguage.name, () => {
      test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

      test(`${address} has nothing left in English, nothing cut, and nothing for axe [LNG-05, LNG-09]`, async ({
        page,
      }) => {
        await page.setExtraHTTPHeaders({ 'accept-language': locale });
        if (shown.as) await logInAs(page, shown.as);
        await expectWhole(page, inLanguage, [1280, 320], { keepsPictures: true });
        expect(await englishLeft(page, locale)).toEqual([]);
        await lookAt(page, inLanguage, TYPICAL_LOOKS);
      });
    });
  }
