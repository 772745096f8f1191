import { gzipSync } from 'node:zlib';
import { expect, test } from './browser-test.ts';
import { monthFromNow, openCalendar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';

// What the browser has loaded or kept before would count here.
test.use({ reuseContext: false });

const managers = { as: 'managers', organization: '1', month: monthFromNow(0) };

test('the first visit of the calendar costs at most 420 kB of scripts and styles, compressed [DSK-14]', async ({
  page,
}) => {
  const loaded: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/\/console\/.*\.(js|css)$/.test(new URL(answer.url()).pathname))
      loaded.push(answer.body().then((body) => gzipSync(body).length));
  });
  await openCalendar(page, managers);
  await expect(page.locator('.bubble').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(420_000);
});

for (const [who, address, parts, others] of [
  ['managers', '/console/calendar', ['CalendarPage', 'MonthGrid'], ['OwnSchedule']],
  ['managers', '/console/', ['ConsoleHome'], ['CalendarPage', 'MonthGrid', 'OwnSchedule']],
  ['managers', '/console/quests', ['first-list'], ['CalendarPage', 'OwnSchedule']],
  ['provider', '/console/', ['ConsoleHome'], ['CalendarPage', 'MonthGrid']],
] as const) {
  test(`what ${address} shows ${who} comes beside the first script, and nothing else`, async ({ page }) => {
    await logInAs(page, who);
    const asked: string[] = [];
    page.on('request', (one) => {
      const [, part = ''] = /\/console\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(one.url()) ?? [];
      asked.push(part);
    });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/console/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    for (const part of parts) await expect.poll(() => asked, part).toContain(part);
    go();
    await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1 }).or(page.locator('#react-admin-title')),
    ).toBeVisible();
    for (const part of others) expect(asked).not.toContain(part);
  });
}

test('a month comes without the names of those who come, a bubble with them [CAL-17: the summary of volunteers]', async ({
  page,
}) => {
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().postData()?.includes('query CalendarMonth')) answers.push(answer.text());
  });
  await openCalendar(page, { ...managers, month: monthFromNow(-1) });
  await page.locator('.bubble.is-published:has(.is-enough)').first().click();
  const people = page.getByRole('dialog').getByRole('definition').last();
  await expect(people).toHaveText(/^\d+ of \d+: [A-Z]\w+ [A-Z]/);
  const [name = ''] = (await people.textContent())?.match(/[A-Z]\w+/) ?? [];
  const month = (await Promise.all(answers)).join('');
  expect(month).toContain('"takenCount"');
  expect(month).not.toContain(name);
});
