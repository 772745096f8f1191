import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { makeAccount, newPerson, openSession } from './new-account.ts';
import { questInState, signUpBar } from './quest-page.ts';

const span = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Ready to volunteer?' });
  const [arrival, departure] = [
    dialog.getByLabel('Arrival', { exact: true }),
    dialog.getByLabel('Departure', { exact: true }),
  ];
  const sliders = {
    arrival: dialog.getByRole('slider').first(),
    departure: dialog.getByRole('slider').last(),
  };
  return { dialog, arrival, departure, sliders };
};

/** The quest as someone sees it who is nowhere else: where the cast is at that time hangs on the day. */
async function openAsNew(page: Page, name: string): Promise<void> {
  const person = newPerson(name);
  await makeAccount(page, person);
  await openSession(page, person);
  await page.goto(questInState('flexible'));
}

test('sliders of 15 minutes stay inside the quest, apart enough, and never cross [CON-04, CON-05, CON-06, CON-07]', async ({
  page,
}) => {
  await openAsNew(page, 'SlidingOne');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('10:00 am – 1:00 pm');
  await signUpBar(page).getByRole('button').click();
  const { dialog, arrival, departure, sliders } = span(page);
  await expect(arrival.locator('option')).toHaveText([
    '10:00 am',
    '10:15 am',
    '10:30 am',
    '10:45 am',
    '11:00 am',
  ]);
  await expect(departure.locator('option')).toHaveText([
    '12:00 pm',
    '12:15 pm',
    '12:30 pm',
    '12:45 pm',
    '1:00 pm',
  ]);
  await expectSpan(sliders, ['10:00 am', '1:00 pm']);
  await sliders.departure.press('Home');
  await expectSpan(sliders, ['10:00 am', '12:00 pm']);
  await sliders.arrival.press('ArrowRight');
  await expectSpan(sliders, ['10:15 am', '12:15 pm']);
  await sliders.arrival.press('End');
  await expectSpan(sliders, ['11:00 am', '1:00 pm']);
  await sliders.departure.press('ArrowLeft');
  await expectSpan(sliders, ['10:45 am', '12:45 pm']);

  await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
  await expect(page.getByText("You're signed up, friend!")).toBeVisible();
  const { expectedArrivalAt, expectedDepartureAt } = await ownTimes(page, 'flexible');
  expect(clockInNewYork(expectedArrivalAt)).toBe('10:45 AM');
  expect(clockInNewYork(expectedDepartureAt)).toBe('12:45 PM');
});

test.describe('a form that the page would never send', () => {
  test.use({ intendedStatuses: [422] });

  test('the server refuses other times and shows what was chosen again [CON-05, CON-06, OPEN-CON-01]', async ({
    page,
  }) => {
    await openAsNew(page, 'WrongHours');
    await signUpBar(page).getByRole('button').click();
    const { dialog, arrival, departure } = span(page);
    await arrival.selectOption('11:00 am');
    await departure
      .locator('option')
      .first()
      .evaluate((option: HTMLOptionElement) => {
        option.value = String(Number(option.value) - 45 * 60_000);
      });
    await departure.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 0;
    });
    await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
    await expect(page.getByRole('alert')).toContainText('Stay at least as long as this Quest needs.');
    await expect(dialog).toBeVisible();
    await expect(arrival.locator('option:checked')).toHaveText('11:00 am');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two lists take the place of the sliders [CON-04]', async ({ page }) => {
    await openAsNew(page, 'ListChooser');
    await signUpBar(page).getByRole('button').click();
    const { dialog, arrival, departure } = span(page);
    await expect(dialog.getByRole('slider')).toHaveCount(0);
    await arrival.selectOption('10:30 am');
    await departure.selectOption('12:30 pm');
    await dialog.getByRole('button', { name: 'Yes, sign me up!' }).click();
    await expect(page.getByText("You're signed up, friend!")).toBeVisible();
    const { expectedArrivalAt } = await ownTimes(page, 'flexible');
    expect(clockInNewYork(expectedArrivalAt)).toBe('10:30 AM');
  });
});

async function expectSpan(
  sliders: { arrival: Locator; departure: Locator },
  [arrival, departure]: [string, string],
): Promise<void> {
  await expect(sliders.arrival).toHaveAttribute('aria-valuetext', arrival);
  await expect(sliders.departure).toHaveAttribute('aria-valuetext', departure);
}

type Times = { expectedArrivalAt: string; expectedDepartureAt: string };

/** The times that the own place on a quest is kept with. */
async function ownTimes(page: Page, questId: string): Promise<Times> {
  const query = `query ($id: ID!) { quest(id: $id) { viewerContract { expectedArrivalAt expectedDepartureAt } } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { id: questId } } });
  const { data } = (await answer.json()) as { data: { quest: { viewerContract: Times } } };
  return data.quest.viewerContract;
}

function clockInNewYork(instant: string): string {
  const options = { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(instant).toLocaleTimeString('en-US', options).replace('\u202f', ' ');
}
