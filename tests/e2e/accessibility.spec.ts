import { globSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';
import { type ShownPage, SITE_PAGES, UNREACHABLE } from './site-pages.ts';

// A picture says more than a trace here, and costs a tenth of the time.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

const siteFolder = path.resolve(import.meta.dirname, '../../site/pages');

test('every page of the site is looked at below', () => {
  const files = globSync('**/*.astro', { cwd: siteFolder }).map((file) => file.replaceAll(path.sep, '/'));
  const seen = new Set([...SITE_PAGES.map(({ file }) => file), ...UNREACHABLE]);
  expect(files.filter((file) => !seen.has(file))).toEqual([]);
});

for (const shown of SITE_PAGES) {
  test.describe(`site: ${shown.name}`, () => {
    test.use({ intendedStatuses: shown.status ? [shown.status] : [] });

    test('axe finds nothing, wide or narrow, by day or by night', async ({ page }) => {
      await lookAt(page, shown);
    });
  });
}

const VIEWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

async function lookAt(page: Page, { name, as, path: address, open, status = 200 }: ShownPage): Promise<void> {
  if (as) await logInAs(page, as);
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expectFrame(page);
    await open?.(page);
    await expectNoViolations(page, `${view.width} px, light`, ALL_RULES);
    if (view.width > 1000) await keepPicture(page, `${name} ${view.width} light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, `${view.width} px, dark`, COLOR_RULES);
    if (view.width < 1000) await keepPicture(page, `${name} ${view.width} dark`);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `nothing hangs over at ${view.width} px`).toBeLessThanOrEqual(0);
  }
}

/** All of axe's rules, its best practices included, and the one of WCAG 2.2 that it leaves off by default. */
const ALL_RULES: Rules = { rules: { 'target-size': { enabled: true } } };
/** What the night can change. */
const COLOR_RULES: Rules = { runOnly: ['color-contrast', 'link-in-text-block'] };

async function expectNoViolations(page: Page, view: string, rules: Rules): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).analyze();
  expect(violations.map(inWords), view).toEqual([]);
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/\S.*Chariteers/);
}

type Rules = Parameters<AxeBuilder['options']>[0];
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n  ${places.slice(0, 5).join('\n  ')}`;
}
