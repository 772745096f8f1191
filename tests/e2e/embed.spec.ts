import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';

const EMBED = '/embed/1';

test('a charity’s website shows its next quests in a frame, which lead to the site [EDG-02]', async ({
  page,
  baseURL,
}) => {
  const line = `<iframe src="${baseURL}${EMBED}" title="Volunteer" width="100%" height="480"></iframe>`;
  const website = createServer((_, answer) => answer.end(line)).listen(0, '127.0.0.1');
  await once(website, 'listening');
  const { port } = website.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    const sideways = () => frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    await expect.poll(sideways).toBe(0);
  }
  const quest = frame.getByRole('listitem').getByRole('link').first();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), quest.click()]);
  await expect(opened).toHaveURL(/\/questList\/1\/quest\//);
  await website[Symbol.asyncDispose]();
});

test('the frame sets no cookie, has no script and allows nothing but its own style [EDG-02]', async ({
  request,
}) => {
  const answer = await request.get(EMBED);
  const headers = answer.headers();
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(await answer.text()).not.toContain('<script');
});

test('one line of HTML speaks each reader’s language, an address with a language its own [EDG-02]', async ({
  request,
}) => {
  const read = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    expect(answer.headers().vary).toContain('accept-language');
    return answer.text();
  };
  const spanish = await read(EMBED, 'es-US,en;q=0.5');
  expect(spanish).toContain('<html lang="es"');
  expect(spanish).toContain('href="/es/questList/1"');
  expect(await read(EMBED, 'de')).toContain('<html lang="en"');
  expect(await read(`/ar${EMBED}`, 'es')).toContain('<html lang="ar"');
});

test('no other page may be framed [EDG-02]', async ({ request }) => {
  const headers = (await request.get('/questList/1')).headers();
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('scripts of every website read the same as JSON [EDG-02]', async ({ request }) => {
  const answer = await request.get(`/es${EMBED}/quests.json`);
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { charity, quests } = await answer.json();
  expect(charity).toMatchObject({ id: '1', url: expect.stringMatching(/\/es\/questList\/1$/) });
  expect(quests[0]).toEqual({
    id: expect.any(String),
    title: expect.any(String),
    startedAt: expect.stringMatching(/Z$/),
    endedAt: expect.any(String),
    spotsLeft: expect.any(Number),
    url: expect.stringMatching(/\/es\/questList\/1\/quest\//),
  });
  expect((await request.get('/embed/nobody/quests.json')).status()).toBe(404);
});

test('the frame of a charity that is gone says that nothing is scheduled [EDG-02]', async ({ request }) => {
  const answer = await request.get('/embed/nobody');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('does not currently have any more Quests scheduled');
});

test('managers find the line of HTML on the charity’s page, nobody else does [EDG-02]', async ({ page }) => {
  await page.goto('/questList/1');
  await expect(page.getByText('Show these Quests on your website')).toHaveCount(0);
  await logInAs(page, 'managers');
  await page.goto('/questList/1');
  await page.getByText('Show these Quests on your website').click();
  await expect(page.getByLabel(/^Paste this line/)).toHaveValue(/<iframe src=".*\/embed\/1"/);
});
