import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoleId } from '#domain/permissions/permissions.ts';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { ConsoleHome } from './ConsoleHome.tsx';

freshConsole();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const quest = {
  id: 'q1',
  eventTitle: 'Serve Breakfast',
  startedAt: '2026-11-16T17:00:00.000Z',
  endedAt: '2026-11-16T19:00:00.000Z',
  takenCount: 3,
  waitingCount: 0,
  resourceMinNumber: 5,
  resourceMaxNumber: 12,
  count: 2,
};
const NOTHING = {
  ...{ today: [], short: [], lateDrops: [], ownMarks: [], unanswered: [], drafts: [] },
  hoursClaims: [],
  ...{ applicationCount: 0, trainingCount: 0, unpostedMonth: null, firstStep: null },
};
const FULL = {
  ...{ today: [quest], short: [quest], lateDrops: [quest], ownMarks: [quest], drafts: [quest] },
  hoursClaims: [],
  ...{
    unanswered: [quest],
    applicationCount: 1,
    trainingCount: 2,
    unpostedMonth: '2026-12',
    firstStep: null,
  },
};

const open = (desk: object, roles: RoleId[] = ['admins'], firstStep: unknown = null) =>
  openPart(<ConsoleHome />, { roles, answers: { desk: { ...desk, firstStep } } });

it.each([
  ['STAMP', 'Choose a stamp', '/stamps'],
  ['TIMES', 'Say when it happens', '/stamps/monthly?new=1'],
  ['MONTH', 'Post December 2026', '/calendar?month=2026-12&post=1'],
])(
  'names the first step that a new charity lacks, with its one button: %s [ONB-04]',
  async (step, title, to) => {
    await open({ ...NOTHING, unpostedMonth: '2026-12' }, ['admins'], {
      step,
      missing: [step],
      month: '2026-12',
    });
    const steps = await screen.findByRole('region', { name: 'Your first month' });
    const links = within(steps).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[title, to]]);
    const current = within(steps)
      .getAllByRole('listitem')
      .filter((one) => one.ariaCurrent === 'step');
    expect(current.map((one) => within(one).getByRole('link').textContent)).toEqual([title]);
    expect(screen.queryByText('You’re all caught up')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Not posted yet' }), 'said once').toBeNull();
  },
);

it('sends a charity without a location to staff [ONB-04]', async () => {
  await open(NOTHING, ['admins'], { step: 'PLACE', missing: ['PLACE'], month: '2026-12' });
  const steps = await screen.findByRole('region', { name: 'Your first month' });
  expect(within(steps).getByRole('link').getAttribute('href')).toContain('support@example.org');
});

it('says when nothing needs a hand [DSK-01]', async () => {
  await open(NOTHING);
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(screen.getByText('No quests today')).toBeTruthy();
});

it('lists what needs a hand in order, each with its next step [DSK-01]', async () => {
  await open(FULL);
  await screen.findByRole('link', { name: 'Open sheet: Serve Breakfast' });
  const steps = screen.getAllByRole('listitem').map((row) => {
    const links = within(row).getAllByRole('link', { name: /:/ });
    return links.flatMap((link) => [link.textContent, link.getAttribute('href')]);
  });
  expect(steps).toEqual([
    ['Open sheet', '/quests/q1/attendance'],
    ['Message past volunteers', '/chariteers?about=q1', 'Send a paid alert', '/quests/q1/broadcast'],
    ['Message past volunteers', '/chariteers?about=q1', 'Send a paid alert', '/quests/q1/broadcast'],
    ['Confirm', '/quests/q1/attendance'],
    ['Answer', '/quests/q1/show'],
    ['Review', '/groups'],
    ['Review', '/chariteers?tab=orientations'],
    ['Review', '/calendar?month=2026-11'],
    ['Post month', '/calendar?month=2026-12&post=1'],
  ]);
  const names = screen.getAllByRole('link', { name: 'Serve Breakfast' });
  expect(names.map((link) => link.getAttribute('href'))).toEqual(Array(5).fill('/quests/q1/show'));
  expect(screen.getByText('Today: 1 quest, 3 of 12 spots taken')).toBeTruthy();
  expect(screen.getByText('December 2026 isn’t posted yet')).toBeTruthy();
  const late = screen.getByRole('region', { name: 'Late drops' });
  expect(late.textContent).toContain('3/12 volunteers · 2 dropped');
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toContain('2 more needed');
});

it('leads who may neither mark nor alert to the quest [DSK-01]', async () => {
  await open({ ...NOTHING, today: [quest], short: [quest] }, ['boardMembers']);
  const links = await screen.findAllByRole('link', { name: 'Open: Serve Breakfast' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quests/q1/show', '/quests/q1/show']);
});

it('asks once for all of it, and again after a failure [DSK-02]', async () => {
  const answers = [refusal('PROVIDER_NOT_FOUND'), NOTHING];
  const page = await openPart(<ConsoleHome />, {
    answers: { desk: () => answers.shift() },
  });
  await page.user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(page.asked('Desk')).toHaveLength(2);
});

const claim = {
  ...{ id: 'c1', kind: 'presence', questId: 'q1', status: 'Present', words: 'I served soup.' },
  ...{ actualArrivalAt: quest.startedAt, actualDepartureAt: quest.endedAt },
  ...{ plannedArrivalAt: quest.startedAt, plannedDepartureAt: quest.endedAt, needsReason: false },
  ...{ markedStatus: 'Absent', markedArrivalAt: null, markedDepartureAt: null },
  chariteer: { id: 'v1', username: 'ben', nameFirst: 'Ben', nameLast: 'Ruiz' },
  quest: { ...quest, provider: { id: 'p1', name: 'Harbor Table' } },
};

it('has what volunteers say of their hours in the same answer, after the quests [DSK-01, DSK-02]', async () => {
  const page = await open({ ...FULL, hoursClaims: [claim] });
  expect(await screen.findByText(/I served soup\./)).toBeTruthy();
  expect(page.asked('ConsoleHoursClaims')).toEqual([]);
  const parts = screen.getAllByRole('region').map((part) => part.textContent ?? '');
  expect(parts.findIndex((text) => text.includes('I served soup.'))).toBe(4);
});

it('with nothing but a claim is not caught up [DSK-01]', async () => {
  await open({ ...NOTHING, hoursClaims: [claim] });
  expect(await screen.findByText(/I served soup\./)).toBeTruthy();
  expect(screen.queryByText('You’re all caught up')).toBeNull();
});

it('shows staff the hours that volunteers ask them to decide [HRS-07]', async () => {
  const claim = { id: 'h1', kind: 'dispute', status: 'Present', markedStatus: 'Absent', needsReason: false };
  const hoursClaims = ({ providerId }: { providerId: string | null }) => (providerId === null ? [claim] : []);
  await openPart(<ConsoleHome />, {
    isStaff: true,
    invents: true,
    answers: { desk: NOTHING, hoursClaims },
  });
  expect(await screen.findByRole('region', { name: 'Hours to check' })).toBeTruthy();
});

it('begins for staff who picked no charity with what waits for them [DEC-59]', async () => {
  await openPart(<ConsoleHome />, {
    isStaff: true,
    invents: true,
    answers: { listMembership: [], hoursClaims: [], charityRequestPage: { waitingCount: 2 } },
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting for staff' });
  expect(waiting.textContent).toContain('2 charities want to join');
  expect(screen.queryByText('Pick an organization')).toBeNull();
});
