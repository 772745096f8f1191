import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { logInAs, logInThere } from './cast-log-in.ts';
import { EXAMPLE_GUILD } from './every-state-charity.ts';
import { mailsTo } from './mailbox.ts';
import { confirmAddressOf, makeAccount, newPerson, openSession } from './new-account.ts';

const NAME = 'Zither Players of the Pier';
/** What the product has made for the guild. */
let code = '';
const [founder, knower, asker, guest] = ['zitherFounder', 'zitherKnower', 'zitherAsker', 'zitherGuest'].map(
  (name) => newPerson(name),
);

async function become(page: Page, person: typeof founder): Promise<void> {
  if (!person) return;
  await page.context().clearCookies();
  await openSession(page, person);
  await page.goto('/guilds');
}

const zithers = (page: Page) =>
  page.getByRole('region', { name: 'Your Guilds' }).getByRole('link', { name: NAME });

test.describe('a guild', () => {
  test.describe.configure({ mode: 'serial' });
  // The form with gaps, and the wrong code; a second application.
  test.use({ isPageKept: true, intendedStatuses: [422] });

  test('who is in no guild yet is told so by name, below the banner [GUI-01, GUI-02]', async ({ page }) => {
    for (const person of [founder, knower, asker, guest]) if (person) await makeAccount(page, person);
    for (const person of [knower, guest]) await confirmAddressOf(page, person?.emailAddress ?? '');
    await become(page, founder);
    await expect(
      page.getByText('Hi Wilhelmina! It looks like you have not joined any groups yet'),
    ).toBeVisible();
    const banner = page.getByRole('main').locator('header');
    await expect(banner.getByRole('heading', { level: 1, name: 'Guilds' })).toBeVisible();
    await expect(banner.locator('svg')).toBeVisible();
  });

  test('its kind is chosen of 17 that go round, and closing begins anew [GUI-15, GUI-16, GUI-17, GUI-25]', async ({
    page,
  }) => {
    await chooseKind(page);
  });

  test('the form comes after the kind, and a gap loses nothing [GUI-14, GUI-19, GUI-24]', async ({
    page,
  }) => {
    await fillInWithGap(page);
  });

  test('is founded, stands among the own ones, and has a code of the product [GUI-03, GUI-23, SAF-31, DEC-56]', async ({
    page,
  }) => {
    await found(page);
  });

  test('is found by part of its name, and its card leads to its page [GUI-04, GUI-12, GUI-26]', async ({
    page,
  }) => {
    await become(page, knower);
    const filter = page.getByRole('searchbox', { name: 'Filter guilds as you type...' });
    await filter.pressSequentially('zITHER');
    await expect(page.getByRole('status').filter({ hasText: 'Guilds: 1' })).toBeVisible();
    await openDetails(page);
    await expect(page.getByRole('main').locator('header').getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByRole('region', { name: 'About this Guild' })).toContainText('We play.');
  });

  test('says in both tabs that there are no Quests [GUI-32, GUI-36, GUI-37, OPEN-GUI-01]', async ({
    page,
  }) => {
    const later = page.getByText('Please check back toward the end of the month for new Quests!');
    const empty = 'This charity does not currently have any';
    await expect(page.getByText(`${empty} more Quests scheduled.`)).toBeVisible();
    await expect(later).toBeVisible();
    await page.getByRole('link', { name: 'Past Quests' }).click();
    await expect(page.getByText(`${empty} Quests completed.`)).toBeVisible();
    await expect(later).toBeVisible();
    await expect(page.getByRole('link', { name: 'Members' })).toHaveCount(0);
  });

  test('asks a stranger for the code, and refuses a wrong one [GUI-29, GUI-40]', async ({ page }) => {
    const known = "If you know this group's join code, you may enter it below to join!";
    await expect(page.getByText(known)).toBeVisible();
    await page.getByRole('button', { name: 'Join Guild' }).click();
    await enterCode(page, 'nope');
    await expect(codeDialog(page).getByRole('alert')).toContainText(
      'Sorry, that is not the correct code for this Guild.',
    );
  });

  test('is joined by the right code, however it is typed [GUI-41, GUI-42, TST-17, OPEN-TST-01]', async ({
    page,
  }) => {
    const words = await wordsOf(page, 'guild-code [role="status"]');
    await enterCode(page, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    await expect(page.getByText('You have successfully joined your Guild!', { exact: true })).toBeVisible();
    expect(words).toContain('Guild Code Accepted, please wait...');
  });

  test('tells a member so, and offers nothing that does not work [GUI-27, GUI-28]', async ({ page }) => {
    await expect(page.getByText('You are a member of this guild')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join Guild' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Invite/ })).toHaveCount(0);
  });

  test('is applied to without a code, with an answer, and only once [OPEN-GUI-03, OPEN-GRP-04, GRP-09]', async ({
    page,
  }) => {
    await become(page, asker);
    await page.goto(`/guilds?q=${NAME}`);
    await openDetails(page);
    const otherTab = await page.context().newPage();
    await otherTab.goto(page.url());
    await applyIn(page);
    await expect(page.getByRole('main')).toContainText('You applied. Its admins decide.');
    await expect(page.getByRole('button', { name: 'Apply without a code' })).toHaveCount(0);
    await applyIn(otherTab);
    await expect(otherTab.getByRole('alert')).toContainText('You already applied.');
    await otherTab.close();
  });

  test('an admin names another one, reads the answer, and accepts who applied [GUI-31, OPEN-GUI-03]', async ({
    page,
  }) => {
    await become(page, founder);
    await zithers(page).click();
    await accept(page);
    await become(page, asker);
    await zithers(page).click();
    await expect(page.getByText('You are a member of this guild')).toBeVisible();
  });

  test('an admin makes a link with a square, somebody joins by it, and it ends [GUI-46: the site]', async ({
    page,
  }) => {
    await inviteByLink(page);
  });

  test('takes two taps; the last admin names another one, and when nobody is left the guild rests [GUI-45, DEC-46: leaving]', async ({
    page,
  }) => {
    await leaveAll(page, page.url());
  });
});

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter the Guild Code' });

async function enterCode(page: Page, typed: string): Promise<void> {
  await codeDialog(page).getByLabel('Guild Code').fill(typed);
  await codeDialog(page).getByRole('button', { name: 'Join Guild' }).click();
}

/** Opens a guild's page from its card in the search, by way of its details. */
async function openDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: NAME }).click();
  const details = page.getByRole('dialog', { name: NAME });
  await expect(details).toContainText('We play.');
  await expect(details.getByRole('button', { name: 'Close' })).toBeVisible();
  await details.getByRole('link', { name: 'Guild Details' }).click();
  await expect(page).toHaveURL(/\/guilds\/[\w-]+$/);
}

async function inviteByLink(page: Page): Promise<void> {
  await become(page, founder);
  await zithers(page).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: /^QR code of the link to the Guild/ })).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link to the Guild' }).inputValue();
  await become(page, guest);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.getByRole('button', { name: `Join ${NAME}` }).click();
  await expect(page.getByText('You are a member of this guild')).toBeVisible();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Members', exact: true })).toContainText('zitherGuest');
  await page.getByRole('button', { name: 'Leave this Guild' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Guild' }).click();
  await become(page, founder);
  await zithers(page).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(page.getByText('Used: 1')).toBeVisible();
  await page.getByRole('button', { name: /^End the link/ }).click();
  await expect(page.getByText('That link no longer works.')).toBeVisible();
}

async function leaveAll(page: Page, guild: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Leave this Guild?' });
  const leave = async (person: typeof founder) => {
    await become(page, person);
    await page.goto(guild);
    await page.getByRole('button', { name: 'Leave this Guild' }).press('Enter');
    await dialog.getByRole('button', { name: 'Leave Guild' }).press('Enter');
  };
  await become(page, founder);
  await page.goto(guild);
  await page.getByRole('button', { name: 'Leave this Guild' }).click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await leave(founder);
  await expect(page.getByText('You left the Guild.')).toBeVisible();
  await expect(page.getByText('You are a member of this guild')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Join Guild' })).toBeVisible();

  await leave(knower);
  await expect(dialog).toContainText('You’re its last admin.');
  await dialog.getByLabel('New admin').selectOption({ label: 'zitherAsker, Members' });
  await dialog.getByRole('button', { name: 'Name and leave' }).click();
  await expect(page.getByText('You left the Guild.')).toBeVisible();

  await leave(asker);
  await expect(page.getByText('You left the Guild.')).toBeVisible();
  await expect(page.getByText('This Guild is inactive')).toBeVisible();
  await page.getByRole('button', { name: 'Ask to run it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('main')).toContainText('Our staff will decide.');
}

async function applyIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply without a code' }).click();
  await page.getByLabel('Do you own a zither?').fill('Two of them.');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
}

async function chooseKind(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a Guild' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(17);
  await expect(dialog.getByRole('radio', { name: 'Fellowship' })).toBeChecked();
  await dialog.getByRole('link', { name: 'Previous: Guild' }).press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Guild', exact: true })).toBeChecked();
  await expect(dialog.getByRole('link', { name: 'Previous: Political Party' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Guild', exact: true }).press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Fellowship' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Fellowship' }).press('ArrowRight');
  await dialog.getByRole('link', { name: 'Choose this Guild Type' }).click();
  await expect(dialog.getByLabel('Guild Name')).toBeFocused();
  await dialog.getByLabel('Guild Name').fill('Forgotten');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Create a Guild' }).click();
  await expect(dialog.getByRole('radio', { name: 'Fellowship' })).toBeChecked();
}

async function fillInWithGap(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Next: Family' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create a Family Guild' })).toBeVisible();
  await expect(dialog.getByLabel('Guild Name'), 'of what was closed').toHaveValue('');
  await dialog.getByLabel('Guild Name').fill(NAME);
  await dialog.getByLabel('Question (optional)').fill('Do you own a zither?');
  await dialog.getByRole('button', { name: 'Create New Guild' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Description: Please fill out this field.');
  await expect(dialog.getByLabel('Guild Name')).toHaveValue(NAME);
}

async function found(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('We play.');
  await dialog.getByRole('button', { name: 'Create New Guild' }).click();
  await expect(dialog).toContainText('You should hear a confirmation back soon!');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy the code' }).click();
  await expect(dialog).toContainText('Copied.');
  code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
  await expect(dialog).toContainText(`${code.slice(0, 4)} ${code.slice(4)}`);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/guilds');
  await expect(zithers(page)).toBeVisible();
}

/** What a place on the page comes to say, also when the page is left at once. */
async function wordsOf(page: Page, selector: string): Promise<string[]> {
  const words: string[] = [];
  await page.exposeFunction('keepWords', (text: string) => words.push(text));
  await page.locator(selector).evaluate((place) => {
    const { keepWords } = window as unknown as { keepWords: (text: string) => void };
    new MutationObserver(() => keepWords(place.textContent ?? '')).observe(place, { childList: true });
  });
  return words;
}

async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'About this Guild' })).toContainText(
    `${code.slice(0, 4)} ${code.slice(4)}`,
  );
  await expect(page.getByRole('link', { name: 'Blocked' })).toHaveCount(0);
  await expect(page.getByText('Blocked isn’t available yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByLabel('Role of zitherKnower').selectOption('Admins');
  await page.getByRole('button', { name: 'Change the role of zitherKnower' }).click();
  await expect(page.getByText('Role changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Admins (2)' })).toContainText('zitherKnower');
  await page.getByRole('link', { name: 'Applications' }).click();
  const application = page.getByRole('listitem').filter({ hasText: 'zitherAsker' });
  await expect(application).toContainText('Two of them.');
  await application.getByRole('button', { name: 'Accept to Group' }).click();
  await expect(page.getByText('They’re a member now.')).toBeVisible();
}

test('the search turns pages, filters as one types beginning anew at page 1, and works without a script [GUI-04, GUI-06, GUI-10, GUI-11]', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, 'coordinators');
  await page.goto('/guilds');
  const pager = page.getByRole('navigation', { name: 'Pages of guilds' });
  await expect(pager).toContainText('Page 1 of 2');
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  await pager.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(pager).toContainText('Page 2 of 2');
  await expect(pager.getByRole('link', { name: 'Previous' })).toBeFocused();
  await expect(page).toHaveURL('/guilds?page=2');
  const filter = page.getByRole('searchbox', { name: 'Filter guilds as you type...' });
  await filter.fill('robot');
  await expect(page.getByRole('button', { name: 'Palisade Robotics Club' })).toBeVisible();
  await expect(page.getByRole('button', { name: EXAMPLE_GUILD.name })).toHaveCount(0);
  await expect(page).toHaveURL('/guilds?q=robot');
  await filter.fill('no such guild');
  await expect(page.getByText('No guilds found matching your search')).toBeVisible();

  const bare = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await bare.addCookies(await page.context().cookies());
  const plain = await bare.newPage();
  await plain.goto('/guilds');
  await plain.getByRole('searchbox').fill('sweep');
  await plain.getByRole('button', { name: 'Search' }).click();
  await expect(plain.getByRole('button', { name: EXAMPLE_GUILD.name })).toBeVisible();
  await expect(plain.getByText('Guilds: 1', { exact: true })).toBeVisible();
  await bare.close();
});

test('who is logged out on the page is asked to log in there, and comes back to the search [GUI-05, OPEN-NAV-09]', async ({
  page,
}) => {
  await logInAs(page, 'coordinators');
  await page.goto('/guilds');
  await page.context().clearCookies();
  await page.getByRole('searchbox').fill('sweep');
  await page.getByRole('button', { name: 'Login to Search Available Guilds' }).click();
  const [returnTo] = (await page.context().cookies()).filter(({ name }) => name === 'returnTo');
  expect(decodeURIComponent(returnTo?.value ?? '')).toBe('/guilds?q=sweep');
  expect((returnTo?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(86_400, -2);
  await logInThere(page, 'coordinators', page.getByRole('dialog', { name: 'Log in' }));
  await expect(page).toHaveURL('/guilds?q=sweep');
  await expect(page.getByRole('button', { name: EXAMPLE_GUILD.name })).toBeVisible();
});

test('a charity’s account reads in the console what guilds are, and searches them [GUI-13, NAV-30]', async ({
  page,
}) => {
  await logInAs(page, 'provider');
  await page.goto('/console/');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('menuitem', { name: 'Guilds' }).click();
  await expect(page).toHaveURL('/console/guilds');
  const what = 'Guilds compete in the Clash of Clubs.';
  await expect(page.getByText(what)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Guilds' })).toContainText('You’re not in a guild');
  await page.getByRole('searchbox', { name: 'Part of the name' }).fill('sweep');
  await expect(page.getByText('Guilds: 1', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: EXAMPLE_GUILD.name });
  await expect(link).toHaveAttribute('href', `/guilds/${EXAMPLE_GUILD.id}`);
  await page.getByRole('searchbox', { name: 'Part of the name' }).fill('no such guild');
  await expect(page.getByText('No guilds found matching your search')).toBeVisible();
});

test.describe('a guild that holds its own keys', () => {
  // A code of before the renewal, and an address that is not confirmed.
  test.use({ intendedStatuses: [422] });

  test('a code needs a confirmed address, and an admin makes a new one [SAF-31]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const late = newPerson('zitherLate');
    await makeAccount(page, late);
    await openSession(page, late);
    await page.goto(`/guilds/${EXAMPLE_GUILD.id}`);
    await page.getByRole('button', { name: 'Join Guild' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the Guild Code' });
    await dialog.getByLabel('Guild Code').fill(EXAMPLE_GUILD.code);
    await dialog.getByRole('button', { name: 'Join Guild' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Confirm your email first');
    await expect(dialog.getByLabel('Guild Code')).toHaveValue(EXAMPLE_GUILD.code);

    const bare = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await bare.newPage();
    await logInAs(plain, 'guildadmin');
    await plain.goto(`/guilds/${EXAMPLE_GUILD.id}`);
    const about = plain.getByRole('region', { name: 'About this Guild' });
    await expect(about).toContainText('GTKP 3XQR');
    await expect(about.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
    await about.getByRole('button', { name: 'Make a new code' }).click();
    await plain.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).click();
    await expect(plain.getByText('The old code no longer works.')).toBeVisible();
    await expect(about).not.toContainText('GTKP 3XQR');
    await bare.close();
  });

  test('the demo’s guild admin answers a request, gives back, and says who may reserve [SAF-16, DEC-62]', async ({
    page,
  }) => {
    await page.goto('/guilds');
    await logInAs(page, 'guildadmin');
    await page.goto('/guilds');
    await page
      .getByRole('region', { name: 'Your Guilds' })
      .getByRole('link', { name: 'Harbor Light Order' })
      .click();
    await page.getByRole('link', { name: 'Reservations (1)' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
    await expect(waiting).toContainText('Answer by');
    const title = await waiting.getByRole('heading', { level: 3 }).innerText();
    await waiting.getByRole('button', { name: `Yes, we take ${title}` }).click();
    await expect(page.getByText('Reserved. We told the charity.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo('managers@demo.example')).map(({ text }) => text).join())
      .toContain('Harbor Light Order said yes');
    const reserved = page.getByRole('region', { name: 'Reserved for you' });
    await reserved.getByRole('button', { name: `Give back ${title}` }).click();
    await expect(page.getByText('You gave it back. We told the charity.')).toBeVisible();
    await expect(page.getByText('Nothing reserved yet')).toBeVisible();

    const terms = page.getByRole('region', { name: 'Who can reserve for you' });
    await expect(terms.getByRole('radio', { name: /^Charities ask us first/ })).toBeChecked();
    await terms.getByRole('radio', { name: /^Charities reserve right away/ }).check();
    await terms.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Charities now reserve right away.')).toBeVisible();
    await terms.getByRole('radio', { name: /^Charities ask us first/ }).check();
    await terms.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Charities now ask first.')).toBeVisible();
  });

  test('the link in a mail leads an admin over the log-in to the reservations, and a charity is closed out there [SAF-16]', async ({
    page,
  }) => {
    await page.goto(`/guilds/${EXAMPLE_GUILD.id}?tab=reservations`);
    await expect(page).toHaveURL(/\/login\?/);
    await logInThere(page, 'guildadmin', page.getByRole('main'));
    await expect(page).toHaveURL(`/guilds/${EXAMPLE_GUILD.id}?tab=reservations`);
    const terms = page.getByRole('region', { name: 'Who can reserve for you' });
    await terms.getByRole('button', { name: 'Close to Gatehouse of All States' }).click();
    await expect(page.getByText('Closed to this charity.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Waiting for your answer' })).toHaveCount(0);
    await terms.getByRole('button', { name: 'Open again to Gatehouse of All States' }).click();
    await expect(page.getByText('Open to this charity again.')).toBeVisible();
  });

  test('a charity writes to a guild’s admins without learning who they are [SAF-16, DEC-33]', async ({
    page,
  }) => {
    await logInAs(page, 'staff');
    await page.request.post('/organization', { form: { organization: 'every-state' }, maxRedirects: 0 });
    await page.goto('/console/quests/reserved/show');
    const card = page.getByRole('region', { name: 'Guild reservation' });
    await expect(card).toContainText(/Reserved for\s*Ferry Street Runners/);
    await expect(card).not.toContainText('@');
    await card.getByRole('button', { name: 'Message guild' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message Ferry Street Runners' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please fill out this field.')).toHaveCount(2);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Please bring gloves.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('Please fill out this field.');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Please bring gloves.');
    await dialog.getByRole('textbox', { name: 'How they can reach you' }).fill('(201) 555-0100');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Message sent to Ferry Street Runners.')).toBeVisible();
    await expect
      .poll(async () => (await mailsTo('guildadmin@demo.example')).map(({ text }) => text).join())
      .toContain('Please bring gloves.');
  });
});
