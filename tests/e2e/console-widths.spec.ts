import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { monthFromNow, openCalendar } from './calendar-page.ts';
import { logInAs } from './cast-log-in.ts';
import { pageProblems } from './whole-page.ts';

const WIDTHS = [1280, 1024, 900, 820, 768, 700, 600, 320];
/** Widths on each side of the menu's steps; `whole.full.spec.ts` takes every width. */
const FEW_WIDTHS = [1280, 768, 320];

test('in the calendar no text lies over another and no word is broken, from phone to desk [CAL-08, CAL-10]', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'CalendarMonth') return route.continue();
    const answer = await route.fetch();
    const json = await answer.json();
    for (const quest of json.data.getSpecificQuests) {
      // As wide as they come: half past eleven, a count of two digits, a long word beside the icon.
      if (quest.startedAt) quest.startedAt = quest.startedAt.replace(/T.*/, 'T16:30:00.000Z');
      Object.assign(quest, { eventTitle: 'Lunch Neighborhood', takenCount: 44, resourceMaxNumber: 75 });
    }
    return route.fulfill({ response: answer, json });
  });
  await openCalendar(page, { as: 'managers', organization: '1', month: monthFromNow(1) });
  await expectCleanAt(page, async (width) => {
    await expect(page.locator('.month-grid')).toHaveCount(width >= 768 ? 1 : 0);
    const bubble = page.locator('.bubble').filter({ hasText: 'Neighborhood' }).first();
    await expect(bubble).toBeVisible();
    if (width === 768) expect(await linesOf(bubble.locator('.bubble-title > span').first())).toBe(2);
    if (width !== 700) return;
    // A list may still be wide enough for the day beside its quests.
    const day = page.locator('.list-day', { has: bubble }).first();
    const isBeside = async () => {
      const [head, quest] = [
        await day.locator('.list-day-head').boundingBox(),
        await day.locator('.bubble').first().boundingBox(),
      ];
      return head !== null && quest !== null && head.x + head.width <= quest.x;
    };
    await expect.poll(isBeside).toBe(true);
  });
});

test('a quest’s page has what is done most in sight, and 1,500 px are enough at a desk for twelve people, three waiting, a question and a long description', async ({
  page,
}) => {
  await page.route('**/graphql', async (route) => {
    const change = CHANGES[route.request().postDataJSON().operationName];
    if (!change) return route.continue();
    const answer = await route.fetch();
    const { data } = await answer.json();
    change(data);
    return route.fulfill({ response: answer, json: { data } });
  });
  await logInAs(page, 'managers');
  await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const filter = JSON.stringify({ q: 'Serve the evening meal', isUpcoming: true });
  await page.goto(`/console/quests?filter=${encodeURIComponent(filter)}`);
  const ordinary = page.getByRole('row', { name: /Serve the evening meal.*Published [1-9]/ }).first();
  await ordinary.getByRole('link').first().click();
  const main = page.getByRole('main');
  for (const action of [
    main.getByRole('link', { name: 'Attendance' }),
    main.getByRole('link', { name: 'Edit', exact: true }),
    main.getByRole('button', { name: 'Message volunteers' }),
  ]) {
    await expect(action).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByRole('button', { name: 'Add picture' })).toBeVisible();
  await expect(main.getByText('3. Lena Dunn')).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(1500);
  // Columns that are about as long as each other.
  const [people, facts] = await Promise.all(
    ['Guild reservation', 'Picture'].map((name) =>
      main.getByRole('region', { name, exact: true }).boundingBox(),
    ),
  );
  const ends = [people, facts].map((box) => (box ? box.y + box.height : Number.NaN));
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(350);
});

type Answer = {
  quest: { pledgedContracts: { chariteer: object }[] };
  questWaitingList: object[];
  questMessagePage: object;
  volunteerMessagePage: object;
};

// Whatever other journeys leave behind on the quest, the page has the same people, with their contact details, and no messages.
const CHANGES: Record<string, (data: Answer) => void> = {
  QuestDetails: ({ quest }) => {
    const plain = { status: null, expectedArrivalAt: null, expectedDepartureAt: null, formJSON: null };
    const [first] = quest.pledgedContracts;
    const chariteer = { ...first?.chariteer, emailAddress: 'mateo@demo.example', phoneNumber: '2015510001' };
    const told = { chariteer, confirmedAt: '2026-11-28T14:30:00.000Z', abandonedAt: null };
    const people = times(12, { ...first, ...plain, ...told });
    const description = `<p>${'Cook, serve and wash up with a team of neighbors. '.repeat(40)}</p>`;
    const counts = { takenCount: 12, waitingCount: 3, heldCount: 0 };
    Object.assign(quest, { ...counts, description, pledgedContracts: people });
  },
  ConsoleWaitingList: (data) => {
    data.questWaitingList = times(3, WAITING);
  },
  ConsoleQuestMessages: ({ questMessagePage }) => Object.assign(questMessagePage, { total: 0, items: [] }),
  ConsoleVolunteerMessages: ({ volunteerMessagePage }) =>
    Object.assign(volunteerMessagePage, { total: 1, unansweredCount: 1, items: [QUESTION] }),
};

const QUESTION = {
  __typename: 'VolunteerMessage',
  id: 'question',
  body: 'Is there a place for my bike, and may I bring my own apron and knife?',
  createdAt: '2026-11-28T14:30:00.000Z',
  canBeAnswered: true,
  contract: null,
  answers: [],
};

const WAITING = {
  __typename: 'WaitingPerson',
  position: 1,
  joinedAt: '2026-11-28T14:30:00.000Z',
  offerEndsAt: null,
  passedOffers: 0,
  refusedAs: null,
  refusedAt: null,
  chariteer: { __typename: 'Chariteer', id: 'lena', username: 'lena', nameFirst: 'Lena', nameLast: 'Dunn' },
};

/** Rows with an id and a position of their own. */
const times = (count: number, row: object) =>
  Array.from({ length: count }, (_, at) => ({ ...row, id: `row-${at + 1}`, position: at + 1 }));

for (const { list, as, path } of [
  { list: 'the quests', as: 'managers', path: '/console/quests' },
  { list: 'the volunteers', as: 'managers', path: '/console/chariteers' },
  { list: 'the training records', as: 'managers', path: '/console/chariteers?tab=orientations' },
  { list: 'the accounts', as: 'staff', path: '/console/accounts' },
  { list: 'the charities', as: 'staff', path: '/console/providers' },
]) {
  test(`${list}, from phone to desk: no text over another, no word broken, nothing too wide`, async ({
    page,
  }) => {
    await logInAs(page, as);
    await page.request.post('/organization', { form: { organization: '1' }, maxRedirects: 0 });
    await page.goto(path);
    const row = page.getByRole('main').locator('a, [role="button"], button').nth(8);
    await expect(row).toBeVisible();
    await expectCleanAt(page, () => expect(page.getByRole('progressbar')).toHaveCount(0), FEW_WIDTHS);
  });
}

test('beside the calendar the menu is icons with their names below 1,200 px, and the month fills the room that is left [CAL-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1152, height: 900 });
  await openCalendar(page, { as: 'managers', organization: '1', month: monthFromNow(1) });
  const menu = page.getByRole('navigation', { name: 'Console' });
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
  await expect.poll(() => widthOf(menu)).toBeLessThan(60);
  await expectFilled(page);
  for (const name of ['Home', 'Calendar', 'Stamps']) {
    const entry = menu.getByRole('menuitem', { name, exact: true });
    await entry.hover();
    await expect(page.getByRole('tooltip', { name, exact: true })).toBeVisible();
    await page.mouse.move(600, 880);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => widthOf(menu)).toBeGreaterThan(200);
  await expectFilled(page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => widthOf(menu)).toBeLessThan(60);
  await expectFilled(page);
});

/** Number of lines that a text takes up. */
const linesOf = (text: Locator) => text.evaluate((element) => element.getClientRects().length);

/** The days take all of the page's width, not that of another moment. */
async function expectFilled(page: Page): Promise<void> {
  const gap = async () => {
    const [grid, days] = await Promise.all(
      ['.month-grid', '.fc-daygrid-body'].map((place) => page.locator(place).boundingBox()),
    );
    return Math.abs((grid?.width ?? 0) - (days?.width ?? 0));
  };
  await expect.poll(gap).toBeLessThan(4);
}

/** Measured until it holds: the page takes a moment to draw itself anew. */
async function expectCleanAt(
  page: Page,
  isDrawn: (width: number) => Promise<unknown>,
  widths = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await isDrawn(width);
    await expect.poll(() => pageProblems(page), { message: `at ${width} px` }).toEqual([]);
  }
}
