import { addressIn } from '#domain/texts/language-address.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { questInState } from './quest-page.ts';

/** Windows of small phones, the last one an iPhone with the bars of its browser. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
];
const QUESTS = [
  { as: null, states: ['open', 'reserved', 'feast'] },
  { as: 'volunteer', states: ['open', 'soon', 'training', 'flexible'] },
];

for (const { as, states } of QUESTS) {
  for (const locale of LOCALES) {
    test(`all actions of a quest are inside a small screen at load, for ${as ?? 'a visitor'} in ${locale} [VHM-07]`, async ({
      page,
    }) => {
      if (as) await logInAs(page, as);
      for (const state of states) {
        await page.goto(addressIn(locale, questInState(state)));
        const actions = page.locator('.thumb-bar').locator('button, a').filter({ visible: true });
        expect(await actions.count(), state).toBeGreaterThan(0);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          for (const action of await actions.all())
            await expect(action, `${state} at ${size.width} px`).toBeInViewport({ ratio: 1 });
        }
      }
    });
  }
}

for (const locale of LOCALES) {
  test(`home leads on inside a small screen at load where nothing is planned, in ${locale} [VHM-07]`, async ({
    page,
  }) => {
    await logInAs(page, 'quiet');
    await page.goto(addressIn(locale, '/home'));
    const action = page.getByRole('main').locator('.button-primary').first();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect(action, `${size.width} px`).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the main button of pages that lead in is inside a small screen at load, in ${locale} [VHM-07]`, async ({
    page,
  }) => {
    for (const path of ['/', '/login', '/passwordReset', '/join']) {
      await page.goto(addressIn(locale, path));
      const action = page
        .getByRole('main')
        .locator('button[type="submit"]:not([inert]), .button-primary')
        .first();
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expect(action, `${path} at ${size.width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
