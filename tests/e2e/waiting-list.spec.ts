import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { waitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import { expect, test } from './browser-test.ts';
import { logInAs } from './cast-log-in.ts';
import { englishLeft } from './english-left.ts';
import { keyboard, mouse } from './input-method.ts';
import { IN_LINE, OFFERED, offerPath, PLACES_CHARITY, placesQuest } from './places-people.ts';
import { signUpBar, thanksDialog } from './quest-page.ts';

test.use({ intendedStatuses: [404, 410, 422] });

for (const way of ['mouse', 'keys'] as const) {
  test(`a full quest offers its list; one sees the own position and leaves in one tap, by ${way} [WAI-01, WAI-02: site]`, async ({
    page,
  }) => {
    const hands = way === 'keys' ? keyboard(page) : mouse;
    await logInAs(page, IN_LINE[way]);
    await page.goto(placesQuest('line-full'));
    const bar = signUpBar(page);
    await expect(bar).toContainText(/This Quest is full\. Waitlist: \d+/);
    await hands.press(bar.getByRole('button', { name: 'Join the waitlist' }));
    await expect(page.getByText('You’re on the waitlist. We’ll tell you when')).toBeVisible();
    await expect(bar).toContainText(/You’re #\d+ on the waitlist\./);
    await expect(bar.getByRole('button', { name: 'Join the waitlist' })).toHaveCount(0);

    await page.goto('/home');
    const own = page.getByRole('region', { name: 'Waitlisted' });
    await expect(own.getByRole('link', { name: 'Cook the soup' })).toHaveAttribute(
      'href',
      placesQuest('line-full'),
    );
    await expect(own).toContainText(/You’re #\d+ on the waitlist/);

    await page.goto(placesQuest('line-full'));
    await hands.press(bar.getByRole('button', { name: 'Leave the waitlist' }));
    await expect(page.getByText('You’re off the waitlist.')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  });
}

test('while waiting one sees what one could do now [WAI-09]', async ({ page }) => {
  await logInAs(page, IN_LINE.first);
  await page.goto(placesQuest('line-full'));
  await expect(signUpBar(page)).toContainText('You’re #1 on the waitlist.');
  const instead = page.getByRole('region', { name: 'While you wait' });
  await expect(instead.getByRole('link', { name: 'Carry the bread' })).toHaveAttribute(
    'href',
    placesQuest('line-like'),
  );
});

test('cards count who waits apart [WAI-13: site]', async ({ page }) => {
  await page.goto(`/questList/${PLACES_CHARITY}`);
  const card = page.getByRole('article').filter({ hasText: 'Cook the soup' });
  await expect(card).toContainText(/1 of 1, \d+ waiting/);
});

test('visitors read no list, and their page has no script [WAI-01: site]', async ({ request }) => {
  const text = await (await request.get(placesQuest('line-full'))).text();
  expect(text).not.toContain('<script src');
  expect(text).not.toContain('Join the waitlist');
  expect(text).toContain('Other Quests for you');
});

test('an offer stands on the page with its end, and is taken there [WAI-07: on the quest]', async ({
  page,
}) => {
  await logInAs(page, OFFERED.onSite);
  await page.goto(placesQuest(OFFERED.onSite));
  const bar = signUpBar(page);
  await expect(bar).toContainText(/We’re holding a spot for you until .*[ap]m\./);
  await expect(bar.getByRole('button', { name: 'No, thanks' })).toBeVisible();
  await bar.getByRole('button', { name: 'Take the spot' }).click();
  await page
    .getByRole('dialog', { name: 'Ready to volunteer?' })
    .getByRole('button', { name: 'Yes, sign me up!' })
    .click();
  await expect(thanksDialog(page)).toBeVisible();
});

test('opening the link changes nothing, whoever looks at it [WAI-07: by link]', async ({ request }) => {
  const path = offerPath(OFFERED.looks);
  for (const says of ['', '&says=yes', '&says=no']) {
    const answer = await request.get(path + says);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('no-store');
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('<script');
    expect(html).toContain('Hi Rosa! We’re holding a spot for you until');
    expect(html).toContain('9 Quay Street');
  }
});

test('one takes the place without a log-in, by keys alone, and reads it again later [WAI-07: by link]', async ({
  page,
}) => {
  await page.goto(offerPath(OFFERED.takes));
  await keyboard(page).press(page.getByRole('button', { name: 'Take the spot' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in. See you there.');
  await page.goto(offerPath(OFFERED.takes));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in. See you there.');
  await expect(page.getByRole('button', { name: 'Take the spot' })).toHaveCount(0);
});

test('who declines stays on the list, and the link says so [WAI-07: by link]', async ({ page }) => {
  await page.goto(`${offerPath(OFFERED.declines)}&says=no`);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for telling us.');
  await expect(page.getByRole('main')).toContainText('You’re still on the waitlist.');
});

test('an offer that is over says so, and an unknown link leads to the log-in [WAI-07: by link]', async ({
  page,
}) => {
  expect((await page.goto(offerPath(OFFERED.late)))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has expired.');
  await expect(page.getByRole('main')).toContainText('You’re still on the waitlist.');
  expect((await page.goto('/offer?token=x'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the link names the quest at that time, and gives it up with the place [WAI-15, WAI-07: by link]', async ({
  page,
  request,
}) => {
  const path = offerPath(OFFERED.clashes);
  const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
  const refused = await request.post(path, { form: { token, answer: 'yes' } });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain('Check the box to give up the other Quest.');
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('You’re on Sort the pantry then:');
  await page.getByRole('checkbox', { name: 'Give up Sort the pantry for this one' }).check();
  await page.getByRole('button', { name: 'Take the spot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in. See you there.');
});

for (const locale of ['es', 'ar'] as const) {
  test(`quest and offer in ${locale} [WAI-07, LNG-01: waiting lists]`, async ({ page }) => {
    const t = waitingListTexts(locale);
    await page.goto(`/${locale}${offerPath(OFFERED.looks)}`);
    await expect(page.getByRole('button', { name: t.take })).toBeVisible();
    expect(await englishLeft(page, locale)).toEqual([]);
    await logInAs(page, IN_LINE.second);
    await page.goto(`/${locale}${placesQuest('line-full')}`);
    const bar = page.getByRole('region', { name: questPageTexts(locale).signUp });
    await expect(bar).toContainText(t.inLine({ place: 2 }));
    await expect(bar.getByRole('button', { name: t.leave })).toBeVisible();
    expect(await englishLeft(page, locale)).toEqual([]);
  });
}
