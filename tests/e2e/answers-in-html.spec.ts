import { askPage, logInBy, sendForm } from './asked-page.ts';
import { expect, test } from './browser-test.ts';
import { postQuest } from './month-quest.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { questInState } from './quest-page.ts';

// What stands in the answer itself, before any script: no page is opened.

test('a list says why titles are English, and a title among those who are looked after says that it is [LNG-08: in the answer]', async ({
  request,
}) => {
  const why = 'La organización todavía no ha traducido los títulos que están en inglés.';
  expect((await askPage(request, '/es/questList/1')).text).toContain(why);
  expect((await askPage(request, '/questList/1')).html.includes('class="some-english"')).toBe(false);
  await logInBy(request, 'gold');
  const { html } = await askPage(request, '/es/supervision');
  const [link] = /<a [^>]*>State looked-after</.exec(html) ?? [];
  expect(link).toContain('lang="en" dir="auto"');
});

test('the dialog for a guild’s code brings the words for an accepted one in the page’s language [LNG-09: in the answer]', async ({
  request,
}) => {
  await logInBy(request, 'volunteer');
  const { html } = await askPage(request, `/es${questInState('reserved')}`);
  const [dialog] = /<guild-code\b[^>]*>/.exec(html) ?? [];
  expect(dialog).toContain('data-accepted="Código del Gremio aceptado, espera un momento..."');
});

test('the sheet has the ways to hand the Quest on, into a calendar and to support the product, without a script [DSC-19, QD-21]', async ({
  page,
  baseURL,
}) => {
  const { request } = page;
  await logInBy(request, 'managers');
  const { id } = await postQuest(page, { title: 'A sheet of paper', startsInMinutes: 60 * 24 * 11 });
  await page.context().clearCookies();
  const person = newPerson('PaperReader');
  await makeAccount(page, person);
  await openSession(page, person);
  const path = `/questList/1/quest/${id}`;
  const { html } = await sendForm(request, path, { action: 'sign-up' });
  const [sheet = ''] = /<dialog id="thanks-dialog"[^>]*\sopen\b[\s\S]*?<\/dialog>/.exec(html) ?? [];
  const addresses = [...sheet.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, address = '']) => address);
  const mail = addresses.find((address) => address.startsWith('mailto:')) ?? '';
  expect(decodeURIComponent(mail)).toContain(`${baseURL}${path}`);
  expect(sheet).toMatch(new RegExp(`<input[^>]*type="text"[^>]*readonly[^>]*value="${baseURL}${path}`, 'i'));
  expect(sheet).toMatch(/<title>QR code for this Quest’s page<\/title>[\s\S]*?<path d="M\d/);
  for (const words of ['Good to know', 'Nothing to bring', 'Plans change?']) expect(sheet).toContain(words);
  expect(addresses).toContain(`/quest/${id}.ics`);
  const elsewhere = addresses.filter((address) => /^https?:/.test(address));
  const hosts = elsewhere.map((address) => new URL(address.replaceAll('&amp;', '&')).hostname);
  expect(hosts.filter((host) => !host.endsWith('openstreetmap.org'))).toEqual([
    'www.google.com',
    'calendar.google.com',
    'outlook.live.com',
  ]);
  expect(addresses.filter((address) => /^\/(out\/|subscribe)/.test(address))).toEqual(['/out/tip']);
  expect(sheet.indexOf('href="/out/tip"'), 'below the actions').toBeGreaterThan(
    sheet.indexOf('dialog-actions'),
  );
  const words = sheet.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
  expect(words).not.toMatch(/\$|donat|contribut|money|payment|sponsor/i);
});

test('the list of one type offers to follow it to those with a record, and leads back [VHM-10: where one meets a type]', async ({
  page,
}) => {
  const { request } = page;
  const ofOneType = '/find?type=food';
  const follow = /Follow Food/;
  expect((await askPage(request, ofOneType)).buttons.join(), 'for a visitor').not.toMatch(follow);
  const person = newPerson('TypeFollower');
  await makeAccount(page, person);
  await openSession(page, person);
  expect((await askPage(request, ofOneType)).buttons.join()).toMatch(follow);
  const isHidden = ({ html }: { html: string }) => /<find-follow[^>]*\shidden/.test(html);
  expect(isHidden(await askPage(request, '/find')), 'of all types').toBe(true);
  const sent = { type: 'food', follow: 'yes', from: 'find', search: '?type=food' };
  const back = await sendForm(request, '/settings/following', sent);
  expect(back.buttons.join()).toMatch(/Stop following Food/);
  expect(isHidden(back)).toBe(false);
});
