import type { Locator, Page } from '@playwright/test';
import { type ColorToken, tokens } from '#domain/brand/tokens.ts';
import { QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { questInState, signUpBar } from './quest-page.ts';

type Offer = {
  /** The sentence; null when there is none. */
  says: string | null;
  /** The one button or link; null when there is none. */
  offers: string | null;
};

async function expectOffer(page: Page, as: string | null, key: string, { says, offers }: Offer) {
  if (as) await logInAs(page, as);
  await page.goto(questInState(key));
  const bar = signUpBar(page);
  if (says) await expect(bar).toContainText(says);
  const actions = bar.getByRole('button').or(bar.getByRole('link'));
  await expect(actions).toHaveText(offers === null ? [] : [offers]);
}

test.describe('the quest page offers each viewer exactly one thing', () => {
  test('to a visitor the action itself, and the log-in [ELI-01, ELI-02, QD-13, DEC-60]', async ({ page }) => {
    await page.goto(questInState('open'));
    await expect(signUpBar(page)).toContainText('It takes half a minute.');
    await expect(signUpBar(page).getByRole('button')).toHaveText(['Log in']);
    const first = signUpBar(page).getByRole('link');
    await expect(first).toHaveText(['Volunteer for this Quest!']);
    await expect(first).toHaveAttribute('href', /^\/join\?quest=/);
  });

  test('a stamp explains itself to its manager [ELI-03, OPEN-ELI-04]', async ({ page }) => {
    await logInAs(page, 'managers');
    await page.goto('/questList/1/quest/stamp-1-dinner');
    await expect(signUpBar(page)).toHaveText('This is a stamp. Select it in the calendar to post a Quest.');
  });

  test('a cancelled quest says so to those who had a place [OPEN-QD-02, QST-11, DSC-17: next quests]', async ({
    page,
  }) => {
    await expectOffer(page, 'volunteer', 'cancelled', {
      says: 'This Quest has been Cancelled.',
      offers: null,
    });
    const next = page.getByRole('region', { name: 'Other Quests for you' }).getByRole('article');
    await expect(next).toHaveCount(3);
  });

  test('everybody else reads that it is cancelled, and what they could do in its place [DSC-17, DEC-61]', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const as of [null, 'gold']) {
      if (as) await logInAs(page, as);
      // The older address leads there too.
      await page.goto('/quest/cancelled');
      await expect(page).toHaveURL(questInState('cancelled'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State cancelled');
      await expect(main).toContainText(/Gatehouse of All States · \w+day, \w+ \d+, \d{4}/);
      await expect(main).toContainText('This Quest was canceled.');
      for (const secret of ['Gate Hall', 'Volunteers', 'Supervisor'])
        await expect(main).not.toContainText(secret);
      const next = page.getByRole('region', { name: 'Other Quests for you' }).getByRole('article');
      await expect(next).toHaveCount(3);
      await next.first().getByRole('link').click();
      await expect(signUpBar(page).getByRole('button').first()).toHaveText(as ? /Volunteer/ : 'Log in');
      await expect(page.getByText('Gatehouse of All States').first()).toBeVisible();
    }
  });

  test('a quest that is over asks who was there, and offers nothing else [ELI-04, QST-13, HRS-08]', async ({
    page,
  }) => {
    await expectOffer(page, 'volunteer', 'over', {
      says: 'This Quest ended already.',
      offers: 'Were you there?',
    });
  });

  test('who is on the quest may bail out [ELI-05]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'yours', { says: 'You’re on this Quest.', offers: 'Bail out' });
  });

  test('who has no volunteer record is led to it first [DEC-25]', async ({ page }) => {
    await expectOffer(page, 'new', 'open', {
      says: 'Complete your volunteer account first.',
      offers: 'Complete your account',
    });
  });

  test('whom the charity has banned reads so, and whom to write to [DEC-25, SAF-15]', async ({ page }) => {
    await expectOffer(page, 'captains', 'open', {
      says: 'This charity doesn’t accept your sign-ups. A mistake? Email help@example.org and name Gatehouse of All States.',
      offers: null,
    });
  });

  test('a minor without a guardian’s consent can browse but not sign up [DEC-14, DEC-25, OPEN-ACC-03]', async ({
    page,
  }) => {
    await expectOffer(page, 'unconsented', 'open', {
      says: 'A parent or guardian has to agree first.',
      offers: 'Ask your guardian',
    });
  });

  test('who waits for a guardian reads that we have written, and where it stands [DEC-65, SAF-09]', async ({
    page,
  }) => {
    await expectOffer(page, 'waiting', 'open', {
      says: 'We wrote to your guardian.',
      offers: 'See the status',
    });
  });

  test('a quest of another guild asks for its code [ELI-06, CON-09]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'reserved', {
      says: 'This Quest is reserved for a Guild.',
      offers: 'Enter the Guild Code',
    });
  });

  test('a quest of the own guild is open [CON-09]', async ({ page }) => {
    await expectOffer(page, 'guildadmin', 'reserved', { says: null, offers: 'Volunteer for this Quest!' });
  });

  test('a full quest offers no sign-up [ELI-07, QST-15]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'full', {
      says: 'This Quest is full.',
      offers: 'Join the waitlist',
    });
  });

  test('missing hours are shown as a ring of done over required [ELI-08, ELI-17, QD-09]', async ({
    page,
  }) => {
    await expectOffer(page, 'volunteer', 'hours', {
      says: 'You have 0 of 4 required hours.',
      offers: null,
    });
    await expect(page.getByRole('img', { name: '0 of 4 hours done' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('4 hours with this charity');
  });

  test('missing training is listed with its status [ELI-09, ELI-21]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'training', {
      says: 'This Quest needs training.',
      offers: 'Apply for Training',
    });
    await expect(page.getByRole('listitem').filter({ hasText: 'Gate keeping' })).toBeVisible();
  });

  test('who is too young even with an adult reads the age [ELI-10, ELI-18, ELI-22, QD-08]', async ({
    page,
  }) => {
    await expectOffer(page, 'teen', 'nearly-grown', {
      says: 'You must be at least 16 years old to volunteer for this Quest.',
      offers: null,
    });
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(
      'Ages 16 and up. Below the age of 18 with adult supervision.',
    );
  });

  test('who is too old is sent to the charity [ELI-11, ELI-20, OPEN-ELI-02]', async ({ page }) => {
    await expectOffer(page, 'gold', 'below-fifty', {
      says: 'Please contact this charity for permission to volunteer.',
      offers: null,
    });
  });

  test('a hybrid role with an application link opens it in a new tab [ELI-12, OPEN-ELI-05]', async ({
    page,
  }) => {
    await expectOffer(page, 'volunteer', 'hybrid-link', { says: null, offers: 'Apply for this Hybrid Role' });
    const link = signUpBar(page).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://apply.example/role');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('a hybrid role without a link signs up like a shift, and is never over [ELI-12, OPEN-ELI-05, QST-14]', async ({
    page,
  }) => {
    await expectOffer(page, 'volunteer', 'hybrid', { says: null, offers: 'Apply for this Hybrid Role' });
    await signUpBar(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Ready to volunteer?' })).toBeVisible();
  });

  test('a supply request opens the feast form and has a FAQ [ELI-13, QD-12, SUP-01]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'feast', { says: null, offers: 'Fulfill this Supply Request!' });
    await expect(page.getByRole('region', { name: 'FAQ' })).toBeVisible();
    await signUpBar(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Fulfill this Supply Request' });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await page.goto(questInState('open'));
    await expect(page.getByRole('region', { name: 'FAQ' })).toHaveCount(0);
  });

  test.describe('the feast form', () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ isPageKept: true });
    const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fulfill this Supply Request' });
    const send = (page: Page) => dialog(page).getByRole('button', { name: 'Fulfill this Supply Request!' });
    const missing = (page: Page) => dialog(page).getByText('Still needed');

    test('asks for two texts and three choices [SUP-08, SUP-09, SUP-10]', async ({ page }) => {
      await logInAs(page, 'volunteer');
      await page.goto(questInState('feast'));
      await signUpBar(page).getByRole('button').click();
      for (const question of [
        'Describe the meal you will donate.',
        'Who will help in the kitchen? (At most two kitchen helpers)',
      ]) {
        await expect(dialog(page).getByRole('textbox', { name: question })).toBeVisible();
      }
      for (const question of [
        'Will there be enough food for 100 people?',
        'When will you deliver?',
        'Will you call the charity the day before to confirm?',
      ]) {
        const choice = dialog(page).getByRole('group', { name: question });
        await expect(choice.getByRole('radio').first()).toBeVisible();
      }
    });

    test('needs 30 characters on the meal and 10 on the helpers, at most 250 [SUP-02, SUP-05]', async ({
      page,
    }) => {
      for (const [nth, least, needed] of [
        [0, 30, 'a description of the meal'],
        [1, 10, 'who helps'],
      ] as const) {
        const box = dialog(page).getByRole('textbox').nth(nth);
        await box.fill('x'.repeat(least - 1));
        await expect(missing(page)).toContainText(needed);
        await box.fill('x'.repeat(least));
        await expect(missing(page)).not.toContainText(needed);
        await expect(box).toHaveAttribute('maxlength', '250');
      }
    });

    test('is sent only with plenty, a time and the promise to call [SUP-03, SUP-04, SUP-06, SUP-07]', async ({
      page,
    }) => {
      await dialog(page).getByLabel('Not sure').check();
      await dialog(page).getByRole('radio', { name: 'No', exact: true }).last().check();
      const needed = ['plenty of food for 100 people', 'when you deliver', 'that you call the day before'];
      const answers = [
        'Yes, there will be plenty.',
        'At the time of the Quest',
        "Yes, I'll call the day before.",
      ];
      for (const [index, answer] of answers.entries()) {
        for (const part of needed.slice(index)) await expect(missing(page)).toContainText(part);
        await expect(send(page)).toBeDisabled();
        await dialog(page).getByLabel(answer).check();
      }
      await expect(missing(page)).toBeHidden();
      await expect(send(page)).toBeEnabled();
      await dialog(page).getByLabel('Not sure').check();
      await expect(send(page)).toBeDisabled();
    });
  });

  test.describe('answers that are not complete', () => {
    test.use({ intendedStatuses: [422], javaScriptEnabled: false });

    test('the feast form comes back open with what was typed, and the keyboard begins in it [ELI-13, SUP-01]', async ({
      page,
    }) => {
      await logInAs(page, 'volunteer');
      await page.goto(questInState('feast'));
      await signUpBar(page).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: 'Fulfill this Supply Request' });
      // Long enough for the browser with its spaces, and not for the API without them.
      await dialog
        .getByRole('textbox')
        .first()
        .fill(`Soup${' '.repeat(40)}`);
      for (const answers of await dialog.getByRole('group').all())
        await answers.getByRole('radio').first().check();
      await dialog
        .getByRole('textbox')
        .nth(1)
        .fill(`Ada${' '.repeat(40)}`);
      await dialog.getByRole('button', { name: 'Fulfill this Supply Request!' }).click();
      const summary = dialog.getByRole('alert');
      await expect(dialog.getByRole('heading')).toBeFocused();
      await summary.getByRole('link', { name: /^Describe the meal you will donate\. Write/ }).click();
      await expect(dialog.getByRole('textbox').first()).toHaveValue(/^Soup/);
      await expect(dialog.getByRole('radio', { checked: true })).not.toHaveCount(0);
    });
  });

  test('a teenager may come with an adult [ELI-14, ELI-19]', async ({ page }) => {
    await expectOffer(page, 'teen', 'families', { says: null, offers: 'Volunteer (With Adult Supervision)' });
    await signUpBar(page).getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('An adult has to be with you the whole time');
  });

  test('everybody else volunteers [ELI-15]', async ({ page }) => {
    await expectOffer(page, 'volunteer', 'last-spot', { says: null, offers: 'Volunteer for this Quest!' });
  });

  test('whoever runs the charity skips the gates of hours, training and age [ELI-16, DEC-24]', async ({
    page,
  }) => {
    await logInAs(page, 'staff');
    for (const key of ['hours', 'training', 'nearly-grown']) {
      await page.goto(questInState(key));
      await expect(signUpBar(page).getByRole('button')).toHaveText('Volunteer for this Quest!');
    }
  });
});

test.describe('who may see a quest at all', () => {
  test.use({ intendedStatuses: [404] });

  test('a draft is not found by volunteers, an unlisted quest only by its link [QST-04, QST-06, OPEN-QST-02]', async ({
    page,
  }) => {
    await logInAs(page, 'volunteer');
    await page.goto(questInState('draft'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goto(questInState('unlisted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State unlisted');
    await page.goto('/questList/every-state?all=1');
    await expect(page.getByRole('link', { name: 'State open', exact: true })).toBeVisible();
    for (const hidden of ['draft', 'unlisted', 'cancelled']) {
      await expect(page.getByRole('link', { name: `State ${hidden}` })).toHaveCount(0);
    }
  });

  test('managers see every standing, and a warning on what has ended [QST-04, QST-08, QL-14, QL-17]', async ({
    page,
  }) => {
    await logInAs(page, 'staff');
    await page.goto('/questList/every-state?all=1');
    for (const name of ['Draft: State draft', 'Unlisted: State unlisted', 'Canceled: State cancelled'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByText('Ended in the last 7 days (1)').click();
    await expect(cardOf(page, 'over').getByRole('img', { name: 'This Quest has ended' })).toBeVisible();
    await expectRing(cardOf(page, 'full'), 'vert');
    await expectRing(cardOf(page, 'last-spot'), 'yellowGreen');
    await expectRing(cardOf(page, 'soon'), 'or');
    await expectRing(cardOf(page, 'yours'), 'gules');
  });
});

test.describe('the cards of the quest list', () => {
  test('flags, rings and words for a volunteer [QL-13, QL-16, QL-18, OPEN-QL-01]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/questList/every-state?all=1');
    await expectFlag(cardOf(page, 'yours'), 'You’re on it', 'vert');
    await expectFlag(cardOf(page, 'full'), 'Full', 'graphicGrey');
    await expect(cardOf(page, 'last-spot').getByRole('img', { name: 'Open', exact: true })).toHaveCount(0);
    await expectRing(cardOf(page, 'last-spot'), 'or');
    await expect(cardOf(page, 'last-spot')).toContainText('Last spot!');
    await expect(cardOf(page, 'full').getByRole('img', { name: 'Locked' })).toBeVisible();
    await expect(cardOf(page, 'last-spot').getByRole('img', { name: 'Locked' })).toHaveCount(0);
  });

  test('the green flag comes before the grey one, without a lock [QL-13, QL-16]', async ({ page }) => {
    await logInAs(page, 'gold');
    await page.goto('/questList/every-state?all=1');
    await expectFlag(cardOf(page, 'full'), 'You’re on it', 'vert');
    await expect(cardOf(page, 'full').getByRole('img', { name: 'Locked' })).toHaveCount(0);
  });

  test('a claimed quest tells a rival from the own guild [QL-15, QD-10, CON-08]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto('/questList/every-state?all=1');
    await expect(cardOf(page, 'reserved')).toContainText('Claimed by Ferry Street Runners');
    await page.goto(questInState('reserved'));
    const guild = page.getByRole('region', { name: 'Reserved by Ferry Street Runners' });
    await expect(guild).toContainText('Only members of Ferry Street Runners can sign up');
    await expect(guild).not.toContainText('Guild Code');
    await expect(page.getByRole('region', { name: 'Volunteers' })).toContainText('No one has signed up yet.');
    await logInAs(page, 'guildadmin');
    await page.goto('/questList/every-state?all=1');
    await expect(cardOf(page, 'reserved')).toContainText('Claimed by your Guild Ferry Street Runners');
  });

  test('roles without a date come last, with the way to apply [QL-06, QL-19]', async ({ page }) => {
    await page.goto('/questList/every-state?all=1');
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Roles & Donation Links');
    await expect(cardOf(page, 'hybrid')).toContainText('Apply for this');
    await expect(cardOf(page, 'open')).not.toContainText('Apply for this');
  });

  test('a charity without quests says when to come back, and managers where to look [QL-07, QL-08, QL-09]', async ({
    page,
  }) => {
    const empty =
      'This charity does not currently have any more Quests scheduled. Please check back toward the end of the month for new Quests!';
    const hint = page.getByText('Published, not Drafts');
    await page.goto('/questList/empty-house');
    await expect(page.getByText(empty)).toBeVisible();
    await expect(hint).toHaveCount(0);
    await logInAs(page, 'staff');
    await page.goto('/questList/empty-house');
    await expect(hint).toBeVisible();
  });
});

test.describe('what the quest page shows', () => {
  test('the colour of the first tag; of a hostile description only what is harmless [QD-02, QD-05]', async ({
    page,
  }) => {
    await page.goto(questInState('open'));
    await expect(page.locator('.quest-banner > .sky')).toHaveCSS(
      'background-color',
      rgb(QUEST_CATEGORIES.food.color),
    );
    const about = page.getByRole('region', { name: 'About this Quest' });
    await expect(about.locator('b')).toHaveText('Bring');
    await expect(about.locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^State open on /);
  });

  test('a visitor counts the volunteers and the open places, and reads no name [SAF-02, DEC-30]', async ({
    page,
  }) => {
    await page.goto(questInState('yours'));
    await expect(volunteersOf(page)).toContainText('1 of 10 spots taken, 9 open');
    await expect(volunteersOf(page)).toContainText('1 volunteer');
    await expect(volunteersOf(page).getByRole('link')).toHaveCount(0);
  });

  test('a volunteer reads the own user name, no real names and no bail-outs [QD-15, SAF-04, DEC-75]', async ({
    page,
  }) => {
    for (const name of ['volunteer', 'gold'] as const) {
      await logInAs(page, name);
      await page.goto(questInState('yours'));
      await expect(volunteersOf(page)).toContainText('1 of 10 spots taken, 9 open');
      // Whether a peer is named is up to chance.
      if (name === 'volunteer') await expect(volunteersOf(page).getByRole('link')).toHaveText(['volunteer']);
      await expect(volunteersOf(page)).not.toContainText('Rosa');
      await expect(volunteersOf(page)).not.toContainText('BAILED');
    }
  });

  test('who runs the charity reads names, and who bailed out and when [CON-10, OPEN-CON-05, DEC-64]', async ({
    page,
  }) => {
    await logInAs(page, 'staff');
    await page.goto(questInState('yours'));
    await expect(volunteersOf(page)).toContainText('Rosa Delmar');
    await expect(volunteersOf(page)).toContainText(/BAILED: \w+, \d+\/\d+, \d+:\d\d [ap]m/);
  });

  test('nobody outside a guild reads its contact or its code [QD-16, DEC-33]', async ({ page }) => {
    await logInAs(page, 'staff');
    await page.goto(questInState('reserved'));
    const guild = page.getByRole('region', { name: 'Reserved by Ferry Street Runners' });
    await expect(guild).toBeVisible();
    await expect(guild).not.toContainText('guildadmin@demo.example');
    await expect(guild).not.toContainText('RNRS');
  });

  test('who runs the charity is told in which role [QD-19]', async ({ page }) => {
    await logInAs(page, 'kitchenmanagers');
    await page.goto('/questList/1/quest/stamp-1-dinner');
    await expect(page.getByText("You're one of the Kitchen Managers of Harbor Table Kitchen")).toBeVisible();
    // The charity's own account has its role without a membership.
    await logInAs(page, 'provider');
    await page.goto('/es/questList/1/quest/stamp-1-dinner');
    await expect(page.getByText('Eres parte de Administración en Harbor Table Kitchen')).toBeVisible();
  });

  test('bailing out on the day itself warns of a late drop-out [CON-11]', async ({ page }) => {
    await logInAs(page, 'volunteer');
    await page.goto(questInState('soon'));
    await signUpBar(page).getByRole('button').click();
    const warning = page.getByRole('dialog').getByText('counts as a late drop-out');
    await expect(warning).toBeVisible();
    await page.goto(questInState('yours'));
    await signUpBar(page).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Can’t make it?' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});

const volunteersOf = (page: Page) => page.getByRole('region', { name: 'Volunteers' });

function cardOf(page: Page, key: string): Locator {
  return page.getByRole('article').filter({ has: page.locator(`a[href="${questInState(key)}"]`) });
}

async function expectFlag(card: Locator, name: string, color: ColorToken): Promise<void> {
  const flag = card.getByRole('img', { name, exact: true });
  expect(await flag.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toBe(
    rgb(tokens.color[color].light),
  );
}

async function expectRing(card: Locator, color: ColorToken): Promise<void> {
  const ring = card.getByRole('img', { name: /spots filled$/ });
  await expect(ring).toHaveCSS('background-image', new RegExp(`^conic-gradient\\(${escaped(color)} `));
}

function escaped(color: ColorToken): string {
  return rgb(tokens.color[color].light).replace(/[()]/g, '\\$&');
}

/** '#1E7B4F' as computed styles write it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
