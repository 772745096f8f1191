import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { EXAMPLE_GUILD } from './every-state-charity.ts';
import { questInState } from './quest-page.ts';

const PLAIN = 'Bricolage Grotesque';
const STROKED = 'Atkinson Hyperlegible Next';

test('digits of running text have plain zeros, and only a code that is read out has those with a stroke', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(questInState('open'));
  const times = page
    .getByRole('region', { name: 'Details' })
    .getByText(/^4:00 am/)
    .first();
  await times.evaluate((element) => {
    element.textContent = '0123456789';
    element.id = 'digits';
  });
  expect(await fontsOf(page, session, '#digits')).toEqual([PLAIN]);
  // Letters stay as they are.
  await page.locator('#digits').evaluate((element) => {
    element.textContent = 'Opm: –';
  });
  expect(await fontsOf(page, session, '#digits')).toEqual([STROKED]);

  await logInAs(page, 'guildadmin');
  await page.goto(`/guilds/${EXAMPLE_GUILD.id}`);
  await page.locator('copy-code .code').evaluate((element) => {
    element.textContent = '0123456789';
  });
  expect(await fontsOf(page, session, 'copy-code .code')).toEqual([STROKED]);
});

/** The fonts that the browser draws the text of an element with. */
async function fontsOf(page: Page, session: CDPSession, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // The file names its boldest cut too.
  return fonts.map(({ familyName }) => familyName.replace(/ 96pt ExtraBold$/, ''));
}
