import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { shiftByLateFonts } from './late-fonts.ts';
import { questInState } from './quest-page.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const ARABIC = /ibm-plex-sans-arabic/;

/** The files of type that a page asks for. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: { url: () => string }) => {
    if (request.url().endsWith('.woff2')) asked.add(request.url());
  };
  page.on('request', note);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.off('request', note);
  return [...asked];
}

for (const path of ['/', '/es', '/es/questList/every-state'])
  test(`${path} asks for no Arabic letters, though it names the language [LNG-05, LNG-06: type]`, async ({
    page,
  }) => {
    expect(await fontsOf(page, path)).not.toContainEqual(expect.stringMatching(ARABIC));
    await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();
  });

test('an Arabic page has Arabic letters in two weights, asked for before its styles [LNG-05: type]', async ({
  page,
}) => {
  const asked = await fontsOf(page, '/ar/questList/every-state');
  expect(asked.filter((file) => ARABIC.test(file))).toHaveLength(2);
  const preloaded = await page
    .locator('head link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // Each is used: what a page preloads for nothing, the browser would warn of.
  expect(preloaded.toSorted()).toEqual(asked.toSorted());
});

test('Arabic words are drawn in Arabic letters, names and digits beside them in the house’s [LNG-05: type]', async ({
  page,
}) => {
  await page.goto('/ar');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const familiesOf = async (selector: string) => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).toSorted();
  };
  expect(await familiesOf('main h1')).toContainEqual(expect.stringMatching(/^IBM Plex Sans Arabic/));
  const colophon = await familiesOf('footer p:last-child');
  expect(colophon).toHaveLength(3);
  for (const family of [/^Atkinson Hyperlegible/, /^Bricolage Grotesque/, /^IBM Plex Sans Arabic/])
    expect(colophon).toContainEqual(expect.stringMatching(family));
});

for (const width of [390, 1280])
  test(`letters that come late move nothing at ${width} px [LNG-05: type]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/ar', '/ar/questList/every-state', `/ar${questInState('open')}`])
      expect.soft(await shiftByLateFonts(page, path), path).toBeLessThanOrEqual(0.02);
  });
