import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { expectToast } from './calendar-page.ts';
import { castEmail, logInAs } from './cast-log-in.ts';
import { QUAY_GUILD, QUAY_TEAM } from './group-people.ts';
import { mailsTo } from './mailbox.ts';
import { keepPicture } from './pictures.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const role = (page: Page, name: string) => page.getByRole('combobox', { name: `${name}’s role` });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Group' }).getByRole('tab');
const question = (page: Page) => page.getByRole('dialog');

test.describe('the team of a charity', () => {
  test.describe.configure({ mode: 'serial' });

  test('an admin invites a person by user name, who has the rights once the invitation is accepted; the last admin stays [GRP-03, OPEN-GRP-01, OPEN-ACC-09, DEC-34]', async ({
    page,
    browser,
  }) => {
    const hand = await pageOf(browser, 'quayhand');
    await hand.goto('/console/calendar');
    await expect(hand.getByRole('heading', { level: 1 })).toHaveText('This console is for charities');

    await logInAs(page, 'quayadmin');
    await page.goto('/groups');
    await expect(page).toHaveURL('/console/groups');
    await expect(page.getByRole('heading', { name: QUAY_TEAM })).toBeVisible();
    await expect(page.getByText('Your role: Admins')).toBeVisible();
    await expect(tabs(page)).toHaveText(['Members', 'Applications', 'Invitations', 'Blocked']);
    for (const [index, isOpen] of [true, true, false, false].entries()) {
      await expect(tabs(page).nth(index)).toBeEnabled({ enabled: isOpen });
    }
    await expect(section(page, 'Admins (1)')).toContainText('Quay admin');
    await expect(page.getByText(/^Unfilled roles: /)).toContainText('Captains (0)');

    await page.getByRole('button', { name: 'Invite someone' }).click();
    await question(page).getByLabel('Username').fill('quay hand');
    await question(page).getByLabel('Role').selectOption('Captains');
    await question(page).getByRole('button', { name: 'Invite' }).click();
    await expect(question(page).getByRole('alert')).toContainText('3 to 20 letters and numbers');
    await expect(question(page).getByLabel('Username')).toHaveValue('quay hand');
    await question(page).getByLabel('Username').fill('QuayHand');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`QuayHand is invited to ${QUAY_TEAM}.`)).toBeVisible();
    const invited = section(page, 'Invited (1)');
    await expect(invited).toContainText('QuayHand');
    await expect(invited).not.toContainText('Quay hand');
    await keepPicture(page, 'console groups of an admin');

    await hand.goto('/console/calendar');
    await expect(hand.getByRole('heading', { level: 1 })).toHaveText('This console is for charities');
    await acceptInvitation(hand);
    await page.reload();
    await expect(section(page, 'Captains (1)')).toContainText('Quay hand');
    await expect(invited).toHaveCount(0);

    await hand.goto('/console/calendar');
    await expect(menu(hand).getByRole('menuitem', { name: 'Stamps' })).toBeVisible();
    await hand.goto('/console/groups');
    await expect(hand.getByText('Admins change roles and invite people.')).toBeVisible();
    await expect(hand.getByRole('combobox', { name: /’s role$/ })).toHaveCount(0);
    await expect(hand.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);

    await giveRole(page, 'Quay admin', 'Captains');
    await question(page).getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('A group needs at least one admin.')).toBeVisible();
    await expect(role(page, 'Quay admin')).toHaveText('Admins');
    await hand.close();
  });

  test('roles are given by keyboard, the same one asks nothing, and an own admin right is given up at once [GRP-04, GRP-05, GRP-11, OPEN-GRP-03]', async ({
    page,
  }) => {
    await logInAs(page, 'quayadmin');
    await page.goto('/console/groups');
    const sent = countChanges(page);
    await role(page, 'Quay hand').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Captains' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    expect(sent()).toBe(0);

    await giveRole(page, 'Quay hand', 'Admins');
    await expect(page.getByText('Quay hand is now Admins.')).toBeVisible();
    await expect(section(page, 'Admins (2)')).toContainText('Quay hand');
    expect(sent()).toBe(1);
    await giveRole(page, 'Quay admin', 'Managers');
    await question(page).getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Your role: Managers')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /’s role$/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Applications' }).click();
    await expect(page.getByText('For group admins')).toBeVisible();
  });

  test.describe('leaving', () => {
    test.use({ intendedStatuses: [422] });

    test('the last admin who leaves names another one first, on the site and in the console [SAF-17, OPEN-GRP-03]', async ({
      page,
    }) => {
      await logInAs(page, 'quayhand');
      await page.goto('/invitations');
      const team = page.getByRole('listitem').filter({ hasText: QUAY_TEAM });
      await team.getByText('Leave…').click();
      await team.getByRole('button', { name: `Leave ${QUAY_TEAM}` }).click();
      await expect(team.getByText('You’re the last admin')).toBeVisible();
      await keepPicture(page, 'the last admin leaves');

      await page.goto('/console/groups');
      await page.getByRole('button', { name: 'Leave group' }).click();
      await expect(question(page)).toContainText('Choose a new admin first');
      await question(page).getByLabel('New admin').selectOption({ label: 'Quay admin, Managers' });
      await question(page).getByRole('button', { name: 'Choose and leave' }).click();
      await expect(page.getByRole('heading', { name: 'You do not belong to any Groups.' })).toBeVisible();

      await logInAs(page, 'quayadmin');
      await page.goto('/console/groups');
      await expect(page.getByText('Your role: Admins')).toBeVisible();
    });
  });
});

test.describe('a guild', () => {
  test.describe.configure({ mode: 'serial' });

  test('who is in no group is told so [GRP-08]', async ({ page }) => {
    await logInAs(page, 'quayguest');
    await page.goto('/groups');
    await expect(page.getByRole('heading', { name: 'You do not belong to any Groups.' })).toBeVisible();
  });

  test.describe('a guild’s admin', () => {
    test.use({ isPageKept: true });

    test('sees the own guild, its tabs, and nothing to invite with [GRP-01, GRP-02]', async ({ page }) => {
      await logInAs(page, 'quaywalker');
      await page.goto('/groups');
      await expect(page.getByRole('heading', { name: QUAY_GUILD })).toBeVisible();
      await expect(tabs(page)).toHaveText(['Members', 'Applications (1)', 'Invitations', 'Blocked']);
      for (const [index, isOpen] of [true, true, false, false].entries())
        await expect(tabs(page).nth(index)).toBeEnabled({ enabled: isOpen });
      await expect(page.getByRole('button', { name: 'Invite someone' })).toHaveCount(0);
    });

    test('accepts an application, which stands among the accepted [GRP-06, API-50]', async ({ page }) => {
      await page.getByRole('tab', { name: 'Applications (1)' }).click();
      await expect(section(page, 'Waiting')).toContainText('I walk a lot.');
      await section(page, 'Waiting').getByRole('button', { name: 'Accept to Group' }).press('Enter');
      // Whoever works by the keyboard stays where the button was.
      await expect(page.getByRole('tabpanel')).toBeFocused();
      await expectToast(page, `quayguest is now in ${QUAY_GUILD}.`);
      await expect(section(page, 'Accepted')).toContainText('quayguest');
      await expect(section(page, 'Waiting')).toHaveCount(0);
    });

    test('sets hours as a goal, and reads nobody else’s hours [OPEN-GRP-02, DEC-75]', async ({ page }) => {
      await page.getByRole('tab', { name: 'Members' }).click();
      await setGoal(page);
      await page.reload();
      await page.getByRole('tab', { name: 'Members' }).click();
      await expect(section(page, 'Members (1)')).toContainText('quayguest');
      await expect(section(page, 'Members (1)')).not.toContainText('goal hours');
    });
  });

  test('who was accepted has a mail, is a member, and may leave [GRP-07]', async ({ page }) => {
    await expect
      .poll(async () => (await mailsTo(castEmail('quayguest'))).map(({ text }) => text).join(), {
        timeout: 20_000,
      })
      .toContain('You’re a member now:');
    await logInAs(page, 'quayguest');
    await page.goto('/groups');
    await expect(page.getByRole('heading', { name: QUAY_GUILD })).toBeVisible();
    await expect(page.getByText('Your role: Members')).toBeVisible();
    await page.getByRole('button', { name: 'Leave group' }).click();
    await question(page).getByRole('button', { name: 'Leave group' }).click();
    await expect(page.getByRole('heading', { name: 'You do not belong to any Groups.' })).toBeVisible();
  });
});

/** Accepts an invitation by the emailed link, which opens the list of the person's invitations. */
async function acceptInvitation(page: Page): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(castEmail('quayhand'))).map(({ text }) => text).join(), {
      timeout: 20_000,
    })
    .toContain('/invitations');
  await page.goto('/invitations');
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(QUAY_TEAM);
  await keepPicture(page, 'invitations');
  await page.getByRole('button', { name: `Accept ${QUAY_TEAM}’s invitation` }).click();
  await expect(page.getByText('You’re in. Welcome to the group!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your groups' })).toContainText('Captains');
}

async function pageOf(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAs(page, name);
  return page;
}

async function giveRole(page: Page, name: string, roleName: string): Promise<void> {
  await role(page, name).click();
  await page.getByRole('option', { name: roleName, exact: true }).click();
}

/** Ten hours for members, at one charity. */
async function setGoal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Goal hours' }).click();
  await question(page).getByLabel('Charities that count').fill('Harbor Table');
  await page.getByRole('option', { name: 'Harbor Table Kitchen' }).click();
  await question(page).getByLabel('Hours for Members').fill('ten');
  await expect(question(page)).toContainText('Enter whole hours from 1 to');
  await question(page).getByLabel('Hours for Members').fill('10');
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Goal hours saved.')).toBeVisible();
}

/** How many changes of roles the page has asked for since. */
function countChanges(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('ConsoleChangeRole')) count += 1;
  });
  return () => count;
}
