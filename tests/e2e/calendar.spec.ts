import type { Locator, Page } from '@playwright/test';
import { tokens } from '#domain/brand/tokens.ts';
import { formatLongDate } from '#domain/text/format.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import { expect, test } from './browser-test.ts';
import {
  bubbles,
  clickEmptyPart,
  dayButton,
  dayCell,
  dragStamp,
  expectToast,
  monthFromNow,
  openCalendar,
  stampNamed,
  stampTray,
  toolbar,
} from './calendar-page.ts';
import { castEmail, DEMO_PASSWORD } from './cast-log-in.ts';
import { keepPicture } from './pictures.ts';

/** Charity 2, where only this file adds quests. Each test has a month or days of its own. */
const SECOND_STITCH = { as: 'managers', organization: '2' };
const MENDING = 'Mending evening';
const SORTING = 'Sort and fold donations';

test.describe('a stamp becomes a quest', () => {
  const month = monthFromNow(4);

  test.describe('by a click on the stamp and one on the day', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });

    const day = `${month}-10`;
    const dialog = (page: Page) => page.getByRole('dialog', { name: `Add ${MENDING}` });

    test('one stamp at a time is chosen, and let go by a second click [CAL-02, STM-01]', async ({ page }) => {
      await openCalendar(page, { ...SECOND_STITCH, month });
      const [mending, sorting] = [stampNamed(page, MENDING), stampNamed(page, SORTING)];
      await sorting.click();
      await mending.click();
      await expect(mending).toHaveAttribute('aria-pressed', 'true');
      await expect(sorting).toHaveAttribute('aria-pressed', 'false');
      await mending.click();
      await expect(mending).toHaveAttribute('aria-pressed', 'false');
    });

    test('the day opens the details, filled with what the stamp says [CAL-15, ADQ-01, ADQ-02, ADQ-08]', async ({
      page,
    }) => {
      await stampNamed(page, MENDING).click();
      await clickEmptyPart(dayCell(page, day));
      await expect(dialog(page).getByRole('tab')).toHaveText(['1. Stamp', '2. Details']);
      const details = dialog(page).getByRole('tab', { name: '2. Details' });
      await expect(details).toHaveAttribute('aria-selected', 'true');
      await expect(dialog(page).getByLabel('Date')).toHaveValue(day);
      await expect(dialog(page).getByLabel('Start Time')).toHaveValue('18:30');
      await expect(dialog(page).getByLabel('Location')).toHaveValue('place-2-room');
      await expect(dialog(page).getByLabel('Supervisor')).toHaveAttribute('placeholder', 'Mending lead');
      await keepPicture(page, 'console calendar add quest');
    });

    test('the draft stands on its day at once, with what the stamp said [ADQ-15, TST-11, QST-17]', async ({
      page,
    }) => {
      await dialog(page).getByRole('button', { name: 'Add Quest' }).click();
      await expectToast(page, `Quest ${MENDING} created.`, { canUndo: true });
      await bubbles(page, day).click();
      const popover = page.getByRole('dialog', { name: MENDING });
      await expect(popover).toContainText(`${formatLongDate(day)}6:30 pm to 8:30 pm`);
      await expect(popover).toContainText('SupervisorMending lead');
    });

    test('it is marked as a draft, with its time and title, and counts nobody [CAL-08, CAL-09, CAL-11]', async ({
      page,
    }) => {
      await expect(bubbles(page, day)).toHaveText(`DDraft6:30 pm${MENDING}`);
      await expect(bubbles(page, day).locator('.volunteer-count')).toHaveCount(0);
    });

    test('it is published where it stands, and counts in red while nobody comes [TST-07, CAL-14]', async ({
      page,
    }) => {
      const popover = page.getByRole('dialog', { name: MENDING });
      await popover.getByRole('button', { name: 'Publish' }).click();
      await expectToast(page, 'Quest has been modified.', { canUndo: true });
      await page.keyboard.press('Escape');
      await expect(popover).toBeHidden();
      await expect(bubbles(page, day), 'the focus goes back to the quest').toBeFocused();
      await expect(bubbles(page, day)).toContainText('Published');
      const count = bubbles(page, day).locator('.volunteer-count');
      await expect(count).toHaveCSS('background-color', rgb(tokens.color.gules.light));
    });
  });

  test('when the session ends in the dialog its form stays; logged in again it is added, and the error hides no success [ADQ-14, TST-02]', async ({
    page,
  }) => {
    await openCalendar(page, { ...SECOND_STITCH, month });
    await stampNamed(page, MENDING).click();
    await dayButton(page, `${month}-20`).click();
    const dialog = page.getByRole('dialog', { name: `Add ${MENDING}` });
    await dialog.getByLabel('Supervisor').fill('Typed before');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: 'Add Quest' }).click();
    await expect(page.getByRole('alert')).toContainText('nothing was saved. Log in');
    const ended = page.getByRole('dialog', { name: 'You were logged out' });
    await expect(ended.getByLabel('Password')).toBeFocused();
    await expect(ended.getByLabel('Email')).toHaveValue(castEmail('managers'));
    await expect(ended.getByRole('link', { name: 'Another account' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(`/console/calendar?month=${month}`)}`,
    );
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(ended.getByRole('alert')).toContainText('password');
    await ended.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(ended).toBeHidden();
    await expect(dialog.getByLabel('Supervisor'), 'the page is as it was').toHaveValue('Typed before');
    await dialog.getByRole('button', { name: 'Add Quest' }).click();
    await expectToast(page, `Quest ${MENDING} created.`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(bubbles(page, `${month}-20`)).toHaveCount(1);
  });

  test('by keyboard: the stamp with Enter, the day with the arrows [STM-01, OPEN-CAL-02, ADQ-02, TST-11]', async ({
    page,
  }) => {
    await openCalendar(page, { ...SECOND_STITCH, month });
    await stampNamed(page, MENDING).focus();
    await page.keyboard.press('Enter');
    await expect(stampTray(page).getByRole('status')).toContainText(`${MENDING}: choose a day.`);
    await dayButton(page, `${month}-01`).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    const day = `${month}-16`;
    await expect(dayButton(page, day)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Add ${MENDING}` });
    await expect(dialog.getByLabel('Date')).toHaveValue(day);
    await dialog.getByRole('button', { name: 'Add Quest' }).press('Enter');
    await expectToast(page, `Quest ${MENDING} created.`);
    await expect(bubbles(page, day)).toHaveCount(1);

    await dayButton(page, day).focus();
    await page.keyboard.press('Tab');
    await expect(bubbles(page, day)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: MENDING })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubbles(page, day)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(toolbar(page).getByRole('heading')).not.toHaveText('');
    await expect(dayButton(page, `${monthFromNow(5)}-16`)).toBeFocused();
  });

  test('by dragging it onto the day [CAL-15, ADQ-02]', async ({ page }) => {
    await openCalendar(page, { ...SECOND_STITCH, month });
    await dragStamp(page, stampNamed(page, SORTING), dayCell(page, `${month}-08`));
    const dialog = page.getByRole('dialog', { name: `Add ${SORTING}` });
    await expect(dialog.getByLabel('Date')).toHaveValue(`${month}-08`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(bubbles(page, `${month}-08`)).toHaveCount(0);
  });

  test.describe('without a stamp', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });

    const dialog = (page: Page) => page.getByRole('dialog');
    const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add Quest' });

    test('the dialog asks for one before anything else [CAL-16, OPEN-CAL-04, ADQ-02, ADQ-12]', async ({
      page,
    }) => {
      await openCalendar(page, { ...SECOND_STITCH, month });
      await clickEmptyPart(dayCell(page, `${month}-20`));
      const [stamp, details] = ['1. Stamp', '2. Details'].map((name) =>
        dialog(page).getByRole('tab', { name }),
      );
      await expect(stamp as Locator).toHaveAttribute('aria-selected', 'true');
      await expect(details as Locator).toBeDisabled();
      await expect(add(page)).toBeDisabled();
      await expect(dialog(page)).toContainText('To Add this Quest, please fill out the details above.');
      await dialog(page).getByRole('button', { name: SORTING }).click();
      await expect(details as Locator).toHaveAttribute('aria-selected', 'true');
    });

    test('it has to end after its start, in steps of five minutes [ADQ-03, ADQ-04, ADQ-07, ADQ-11]', async ({
      page,
    }) => {
      const end = dialog(page).getByLabel('End Time');
      await expect(end).toHaveAttribute('step', '300');
      await dialog(page).getByLabel('Start Time').fill('10:00');
      await end.fill('10:00');
      await expect(dialog(page)).toContainText('End Time must be after Start Time!');
      await expect(end).toHaveAttribute('aria-invalid', 'true');
      await expect(add(page)).toBeDisabled();
      await end.fill('12:00');
      await expect(add(page)).toBeEnabled();
    });

    test('no day is taken that is over, or further away than quests are posted [ADQ-05, ADQ-06, OPEN-ADQ-02]', async ({
      page,
    }) => {
      const yesterday = addDays(newYorkDay(Date.now()), -1);
      await dialog(page).getByLabel('Date').fill(yesterday);
      await expect(dialog(page)).toContainText(`${formatLongDate(yesterday)} is in the past.`);
      const reason = 'Choose a later date.';
      await expect(dialog(page)).toContainText(reason);
      await expect(add(page)).toBeDisabled();
      const beyond = `${monthFromNow(13)}-01`;
      await dialog(page).getByLabel('Date').fill(beyond);
      await expect(dialog(page)).toContainText(`${formatLongDate(beyond)} is unavailable.`);
      await expect(add(page)).toBeDisabled();
    });
  });
});

test.describe('a bundle of stamps is placed on one day', () => {
  // Charity 1 has a bundle; no other file posts so far ahead.
  const month = monthFromNow(9);
  const bundle = (page: Page) => stampTray(page).getByRole('button', { name: /^Cook and serve/ });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Place Cook and serve' });

  test('by a click, by dragging it, and by keyboard [OPEN-STM-02, ADQ-15, TST-12, CAL-15]', async ({
    page,
  }) => {
    await openCalendar(page, { as: 'managers', organization: '1', month });
    await bundle(page).click();
    await expect(bundle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(stampTray(page).getByRole('status')).toContainText('Cook and serve: choose a day.');
    const clicked = `${month}-10`;
    await clickEmptyPart(dayCell(page, clicked));
    await expect(dialog(page).getByLabel('Date')).toHaveValue(clicked);
    const serving = dialog(page).getByRole('group', { name: 'Serve the evening meal' });
    await expect(serving.getByLabel('Start Time')).toHaveValue('17:30');
    await serving.getByLabel('End Time').fill('17:00');
    await expect(dialog(page)).toContainText('End Time must be after Start Time!');
    await expect(dialog(page).getByRole('button', { name: 'Add 2 Quests' })).toBeDisabled();
    await serving.getByLabel('End Time').fill('20:30');
    await keepPicture(page, 'console calendar place bundle', { isWindow: true });
    await dialog(page).getByRole('button', { name: 'Add 2 Quests' }).click();
    await expectToast(page, 'Successfully created 2 Quests!', { canUndo: true });
    await expect(bubbles(page, clicked)).toHaveText([
      'DDraft2:00 pmChop and cook',
      'DDraft5:30 pmServe the evening meal',
    ]);
    await clickEmptyPart(dayCell(page, clicked));
    await dialog(page).getByRole('button', { name: 'Add 2 Quests' }).click();
    await expect(page.getByText('Every quest in this bundle is already on this day.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await bundle(page).click();
    await expect(bundle(page)).toHaveAttribute('aria-pressed', 'false');
    await dragStamp(page, bundle(page), dayCell(page, `${month}-04`));
    await expect(dialog(page).getByLabel('Date')).toHaveValue(`${month}-04`);
    await page.keyboard.press('Escape');
    await expect(bubbles(page, `${month}-04`)).toHaveCount(0);
  });

  test('from the dialog of a day, without a mouse [OPEN-STM-02]', async ({ page }) => {
    await openCalendar(page, { as: 'managers', organization: '1', month });
    const day = `${month}-16`;
    await dayButton(page, day).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Add quest' });
    await choice.getByRole('button', { name: /^Cook and serve/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Date')).toHaveValue(day);
    await dialog(page).getByRole('button', { name: 'Add 2 Quests' }).press('Enter');
    await expectToast(page, 'Successfully created 2 Quests!');
    await expect(bubbles(page, day)).toHaveCount(2);
  });
});

test.describe('a quest on the calendar', () => {
  const month = monthFromNow(5);

  test.describe('and the guild it is for', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });

    const day = `${month}-12`;
    const popover = (page: Page) => page.getByRole('dialog', { name: MENDING, exact: true });
    const choose = async (page: Page, typed: string, guild: string) => {
      await popover(page).getByRole('combobox', { name: 'Reserve for a guild' }).fill(typed);
      await page.getByRole('option', { name: guild }).click();
    };

    test('a guild is found by typing, and gets the draft when it is published [CAL-19, CAL-20, OPEN-ADQ-04]', async ({
      page,
    }) => {
      await openCalendar(page, { ...SECOND_STITCH, month });
      await stampNamed(page, MENDING).click();
      await clickEmptyPart(dayCell(page, day));
      const dialog = page.getByRole('dialog', { name: `Add ${MENDING}` });
      await dialog.getByLabel('Start Time').fill('18:00');
      await dialog.getByLabel('End Time').fill('20:00');
      const guild = dialog.getByRole('combobox', { name: /Reserve for a guild/ });
      await guild.fill('r');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
      await guild.fill('ferry');
      await page.getByRole('option', { name: 'Ferry Street Runners' }).click();
      await dialog.getByRole('button', { name: 'Add Quest' }).click();
      await expectToast(page, `Quest ${MENDING} created. Ferry Street Runners gets it when published.`);
      await expect(bubbles(page, day)).toContainText('Ferry Street Runners (when published)');
    });

    test('it is reserved from its publishing on [SAF-16, CAL-17, CON-13]', async ({ page }) => {
      await bubbles(page, day).click();
      await popover(page).getByRole('button', { name: 'Publish' }).click();
      await expect(popover(page)).toContainText('Reserved forFerry Street Runners');
    });

    test('it is released to everybody [CAL-17, CON-14, CON-15, TST-10]', async ({ page }) => {
      await popover(page).getByRole('button', { name: 'Release Reservation' }).click();
      const released = `Reservation on Quest "${MENDING}" has been released.`;
      await expectToast(page, released, { canUndo: true });
      await expect(popover(page)).toContainText('No Group');
    });

    test('a guild that wants to be asked is asked, and no longer asked [SAF-16, DEC-62]', async ({
      page,
    }) => {
      await choose(page, 'harbor light', 'Harbor Light Order');
      await expect(popover(page)).toContainText('Wants to be asked first');
      await popover(page).getByRole('button', { name: 'Ask', exact: true }).click();
      await expectToast(page, `Harbor Light Order was asked about “${MENDING}”.`);
      await expect(popover(page)).toContainText('Not reserved until they say yes, by');
      await expect(bubbles(page, day)).toContainText('Harbor Light Order (asked)');
      await popover(page).getByRole('button', { name: 'Withdraw' }).click();
      await expectToast(page, `Harbor Light Order is no longer asked about “${MENDING}”.`);
      await expect(popover(page)).toContainText('No Group');
    });

    test('another one gets it at once, and stands in its bubble [CAL-10, CON-13, TST-09]', async ({
      page,
    }) => {
      await choose(page, 'brigid', 'St. Brigid Youth Choir');
      await popover(page).getByRole('button', { name: 'Reserve', exact: true }).click();
      await expectToast(page, `Quest "${MENDING}" has been reserved for St. Brigid Youth Choir!`);
      await expect(popover(page)).toContainText('Reserved forSt. Brigid Youth Choir');
      await page.keyboard.press('Escape');
      await expect(bubbles(page, day)).toContainText('St. Brigid Youth Choir');
    });
  });

  test('is cancelled after a question, and stays on its day in red [CAL-13, CAL-17, CAL-18, TST-08]', async ({
    page,
  }) => {
    await openCalendar(page, { ...SECOND_STITCH, month });
    const day = `${month}-14`;
    await stampNamed(page, MENDING).click();
    await clickEmptyPart(dayCell(page, day));
    const dialog = page.getByRole('dialog', { name: `Add ${MENDING}` });
    await dialog.getByLabel('Start Time').fill('18:00');
    await dialog.getByLabel('End Time').fill('20:00');
    await dialog.getByRole('button', { name: 'Add Quest' }).click();
    await expectToast(page, `Quest ${MENDING} created.`);

    await bubbles(page, day).click();
    const popover = page.getByRole('dialog', { name: MENDING, exact: true });
    await expect(popover.getByRole('term')).toHaveText(['Location', 'Supervisor', 'Volunteers']);
    await expect(popover.getByRole('definition')).toHaveText([
      'Clothing Room27 Cedar Court, Jersey City, NJ 07302',
      /\S/,
      /^0 of \d+: No volunteers yet$/,
    ]);
    await expect(popover.getByRole('link', { name: 'View Quest' })).toHaveAttribute(
      'href',
      /\/quests\/.+\/show$/,
    );
    await expect(popover.getByRole('link', { name: 'Edit Quest' })).toHaveAttribute(
      'href',
      /\/quests\/.+\/edit$/,
    );
    await expect(popover.getByRole('button', { name: 'Delete Draft' })).toBeVisible();
    await popover.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Quest has been modified.');
    await popover.getByRole('button', { name: 'Cancel Quest' }).click();
    const question = page.getByRole('dialog', { name: `Cancel “${MENDING}”?` });
    await question.getByRole('button', { name: 'Keep Quest' }).click();
    await expect(bubbles(page, day)).toContainText('Published');
    await popover.getByRole('button', { name: 'Cancel Quest' }).click();
    await question.getByRole('button', { name: 'Cancel Quest' }).click();
    await expectToast(page, `Quest "${MENDING}" has been Cancelled.`);
    await expect(bubbles(page, day)).toContainText('Canceled');
    await expect(bubbles(page, day)).toHaveCSS('color', rgb(tokens.color.gules.light));
  });
});

test('a stamp is made with an icon, is ready to be placed, and is edited on its quest page [STM-01, STM-04, STM-07, STM-13]', async ({
  page,
}) => {
  await openCalendar(page, { ...SECOND_STITCH, month: monthFromNow(6) });
  await stampNamed(page, SORTING).click();
  await expect(stampTray(page).getByRole('status')).toContainText('every Wednesday and Saturday at 10:00 am');
  await stampNamed(page, SORTING).click();
  await stampTray(page).getByRole('button', { name: 'New stamp' }).click();
  const dialog = page.getByRole('dialog', { name: 'New stamp' });
  await expect(dialog.getByRole('radio')).toHaveCount(11);
  const bag = dialog.locator('.icon-choice').filter({ hasText: 'Bag' });
  const widthAt = async (size: string) => {
    await dialog.getByLabel('Size').selectOption(size);
    return bag.locator('svg').getAttribute('width');
  };
  expect([await widthAt('tiny'), await widthAt('medium'), await widthAt('large')]).toEqual([
    '24',
    '48',
    '48',
  ]);
  await dialog.getByRole('radio', { name: 'Bag' }).check();
  await dialog.getByLabel('Quest title').fill('Label the racks');
  await dialog.getByRole('button', { name: 'Make stamp' }).click();
  await expectToast(page, 'Stamp “Label the racks” created.');
  await expect(stampNamed(page, 'Label the racks')).toHaveAttribute('aria-pressed', 'true');
  await stampTray(page).getByRole('link', { name: 'Edit stamp' }).click();
  await expect(page).toHaveURL(/\/console\/quests\/.+\/show$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Label the racks');
});

test.describe('who may do what', () => {
  test('who may edit but not create sees no stamps and cancels nothing [CAL-02, CAL-15, CAL-24, PERM-18]', async ({
    page,
  }) => {
    await openCalendar(page, { as: 'captains', organization: '1', month: monthFromNow(1) });
    await expect(stampTray(page)).toHaveCount(0);
    await expect(toolbar(page).getByRole('button', { name: /Add Quest|Post Monthly Schedule/ })).toHaveCount(
      0,
    );
    await clickEmptyPart(dayCell(page, `${monthFromNow(1)}-15`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // One with volunteers to write to, that no guild has, or has been asked for.
    const withVolunteers = page
      .locator('.bubble:not(.is-faded)')
      .filter({ hasText: /[1-9]\d* of \d+ volunteers/ });
    await withVolunteers.and(page.locator(':not(:has(.bubble-guild))')).first().click();
    const popover = page.getByRole('dialog');
    await expect(popover.getByRole('link')).toHaveText(['View Quest', 'Sheet', 'Message', 'Edit Quest']);
    await expect(popover.getByRole('button', { name: 'Cancel Quest' })).toHaveCount(0);
    await expect(popover.getByRole('combobox', { name: 'Reserve for a guild' })).toBeVisible();
  });

  test('who may only read sees neither guild selector nor real names, and nobody edits what has begun [CAL-21, OPEN-PERM-06, PERM-19, QST-09]', async ({
    page,
  }) => {
    const month = monthFromNow(-1);
    const volunteersSeenBy = async (as: string, links: string[]) => {
      await openCalendar(page, { as, organization: '1', month });
      const well = page.locator('.bubble.is-published').filter({ has: page.locator('.is-enough') });
      await well.first().click();
      const popover = page.getByRole('dialog');
      await expect(popover.getByRole('link')).toHaveText(links);
      await expect(popover.getByRole('combobox')).toHaveCount(0);
      const people = popover.getByRole('definition').last();
      await expect(people.getByRole('status'), 'their names come after it has opened').toHaveCount(0);
      return people.textContent();
    };
    expect(await volunteersSeenBy('managers', ['View Quest', 'Sheet', 'Message'])).toMatch(
      /^\d+ of \d+: [A-Z]\w+ [A-Z]/,
    );
    expect(await volunteersSeenBy('trustedminors', ['View Quest'])).toMatch(
      /^\d+ of \d+: (\w+\d|Names are hidden)/,
    );
  });

  test('a charity can be chosen where there are several; what does not work yet is not shown [CAL-01, CAL-24, CAL-25]', async ({
    page,
  }) => {
    const selector = page.getByRole('combobox', { name: 'Pick an organization' });
    await openCalendar(page, { as: 'coordinators', organization: '1', month: monthFromNow(1) });
    await expect(selector).toBeDisabled();
    await expect(toolbar(page).getByRole('button', { name: 'Post Monthly Schedule' })).toBeVisible();
    await openCalendar(page, { ...SECOND_STITCH, month: monthFromNow(1) });
    await expect(selector).toBeEnabled();
    await expect(page.getByText('Select Multiple Quests')).toHaveCount(0);
    await openCalendar(page, { as: 'staff', organization: '2', month: monthFromNow(1) });
    await selector.fill('Gateh');
    await page.getByRole('option', { name: 'Gatehouse of All States' }).click();
    await expect(stampTray(page)).toContainText('No stamps yet.');
    await expect(
      toolbar(page).getByRole('button', { name: 'Post Monthly Schedule' }),
      'there is no monthly schedule',
    ).toHaveCount(0);
  });

  test('only approved locations can be chosen, and a poster without an id is asked to log in [ADQ-09, ADQ-10, ADQ-14]', async ({
    page,
  }) => {
    let hasLocations = true;
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      expect(operationName).not.toBe('AddQuest');
      if (!['ConsoleSession', 'CharityBooks'].includes(operationName)) return route.continue();
      const answer = await route.fetch();
      const json = await answer.json();
      if (operationName === 'ConsoleSession') {
        // No one's choice is kept, so the one charity there is counts.
        json.data.getAccountInfo.playerId = '';
        json.data.listMembership = json.data.listMembership.filter(
          ({ managedProviderId }: { managedProviderId: string | null }) =>
            managedProviderId === SECOND_STITCH.organization,
        );
      } else if (!hasLocations) json.data.provider.approvedLocations = [];
      return route.fulfill({ response: answer, json });
    });
    const month = monthFromNow(7);
    const dialog = page.getByRole('dialog', { name: `Add ${MENDING}` });
    const place = async () => {
      await openCalendar(page, { ...SECOND_STITCH, month });
      await stampNamed(page, MENDING).click();
      await clickEmptyPart(dayCell(page, `${month}-10`));
    };
    await place();
    await expect(dialog.getByLabel('Location').locator('option')).toHaveText([
      'Choose a location',
      'Clothing Room',
    ]);
    await dialog.getByRole('button', { name: 'Add Quest' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please log in and try again.' })).toBeVisible();
    await expect(dialog.getByLabel('Start Time'), 'nothing typed is lost').toHaveValue('18:30');
    hasLocations = false;
    await place();
    await expect(dialog).toContainText('Your charity does not have any approved locations yet.');
    await expect(dialog.getByRole('button', { name: 'Add Quest' })).toBeDisabled();
  });
});

test('each change of month and of charity asks once, and says that it is loading [CAL-03, CAL-04, CAL-06]', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === 'CalendarMonth') asked.push(variables.providerId);
    await route.continue();
  });
  await openCalendar(page, { as: 'managers', organization: '1', month: monthFromNow(0) });
  await expect(page.locator('.bubble').first()).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  expect(asked).toEqual(['1']);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  await toolbar(page).getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('Loading the Calendar, please wait...')).toBeVisible();
  answer();
  await expect(page.getByText('Loading the Calendar, please wait...')).toBeHidden();
  expect(asked).toEqual(['1', '1']);
  await keepPicture(page, 'console calendar');
  await page
    .getByRole('combobox', { name: 'Pick an organization' })
    .selectOption('Second Stitch Clothing Room');
  await expect(page.locator('.bubble').filter({ hasText: SORTING }).first()).toBeVisible();
  expect(asked.filter((providerId) => providerId === '2')).toEqual(['2']);
});

test('times and days are New York’s though the browser stands in Tokyo [OPEN-CAL-01, CST-03]', async ({
  page,
}) => {
  const month = monthFromNow(1);
  await openCalendar(page, { as: 'managers', organization: '1', month });
  const evening = page
    .locator('.bubble:not(.is-faded)')
    .filter({ hasText: 'Serve the evening meal' })
    .first();
  await expect(evening).toContainText('5:30 pm');
  const day = (await evening.getAttribute('data-day')) ?? '';
  await expect(
    dayCell(page, day).locator('.bubble').filter({ hasText: 'Serve the evening meal' }),
  ).toHaveCount(1);
  expect(new Date(`${day}T12:00:00Z`).getUTCDay(), 'no evening meal on Sundays').not.toBe(0);
});

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
