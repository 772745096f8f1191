import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import type { AlertDesk } from './alert-choice.ts';
import { Broadcast } from './Broadcast.tsx';

freshConsole();

const desk = {
  mana: 20,
  packages: [],
  viewerBuysMana: true,
  channels: ['email'],
  sent: [],
  labels: [],
  districts: [{ id: 'pier', name: 'The pier' }],
  quest: {
    id: 'quest-1',
    eventTitle: 'Supper',
    startedAt: '2027-03-01T22:00:00.000Z',
    endedAt: null,
    resourceMaxNumber: 5,
    takenCount: 2,
    providerId: 'charity-1',
    provider: { name: 'Charity One', isVisible: true },
  },
} as unknown as AlertDesk;
const found = {
  volunteers: [{ id: 'ana', hasCompletedQuest: true }],
  manaCost: 5,
  enoughNewsCount: 3,
  arrivesAt: null as string | null,
};

/** Not of interest here. */
const NO_MAP = { areaOutlines: { areas: [], sheets: [] }, districts: [] };

async function openDesk(answers: Answers) {
  const part = await openPart(<Broadcast desk={desk} />, {
    answers: { getChariteerAlertVolunteers: found, ...NO_MAP, ...answers },
  });
  const { user } = part;
  const calculate = async () => user.click(await screen.findByText(/^Calculate/));
  const review = () => screen.getByText('Review');
  return { ...part, calculate, review };
}

it('a change of a filter forgets what was calculated [ALE-12]', async () => {
  const { user, calculate, review, asked } = await openDesk({});
  await calculate();
  expect(await screen.findByText('1 volunteer')).toBeTruthy();
  await waitFor(() => expect(review()).toHaveProperty('disabled', false));
  await user.click(screen.getByLabelText('The pier'));
  expect(screen.queryByText('1 volunteer')).toBeNull();
  expect(review()).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Maximum age'), { target: { value: '17' } });
  expect(await screen.findByText('Maximum age should not be lower than Minimum age.')).toBeTruthy();
  expect(screen.getByText('Calculate')).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Maximum age'), { target: { value: '60' } });
  await user.selectOptions(screen.getByLabelText('In the past'), '3 months');
  await calculate();
  await waitFor(() => expect(asked('ConsoleAlertVolunteers')).toHaveLength(2));
  expect(asked('ConsoleAlertVolunteers')[1]).toMatchObject({
    input: { questId: 'quest-1', districtIds: ['pier'], filters: { maxAge: 60, questCompletedPeriod: 3 } },
  });
});

it('the button that calculates stays to be stood on while it does, and asks once [ALE-11: by keys]', async () => {
  let answer = (_found: object) => {};
  const slow = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { user, calculate, asked } = await openDesk({ getChariteerAlertVolunteers: () => slow });
  await calculate();
  const button = await screen.findByText('Calculating…');
  expect(button).toHaveProperty('disabled', false);
  await user.keyboard('{Enter}');
  answer(found);
  expect(await screen.findByText('1 volunteer')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('Calculate again'));
  expect(asked('ConsoleAlertVolunteers')).toHaveLength(1);
});

it('«All neighborhoods» hands the focus to the list as it goes [ALE-01: by keys]', async () => {
  const { user } = await openDesk({});
  await user.click(await screen.findByLabelText('The pier'));
  screen.getByText('All neighborhoods').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('All neighborhoods')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('The pier'));
});

it('what was reviewed is sent by Enter, to those who were found and for what was shown', async () => {
  const { user, calculate, review, asked, whereTo } = await openDesk({
    sendChariteersManaAlert: { id: 'alert-1' },
  });
  await calculate();
  await waitFor(() => expect(review()).toHaveProperty('disabled', false));
  await user.click(review());
  expect(await screen.findByText(/Costs 5 Mana, leaving 15 Mana/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Send');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(whereTo()).toBe('/quests/quest-1/show'));
  expect(asked('SendManaAlert')).toMatchObject([{ volunteersIds: ['ana'], manaCost: 5 }]);
});

it('says how many have had enough news, and when it arrives [MSG-12, MSG-13: the review]', async () => {
  const inTheMorning = { ...found, arrivesAt: '2027-03-01T13:00:00.000Z' };
  const answers = [found, { ...inTheMorning, enoughNewsCount: 0 }];
  const { user, calculate, review } = await openDesk({ getChariteerAlertVolunteers: () => answers.shift() });
  const open = async () => {
    await calculate();
    await waitFor(() => expect(review()).toHaveProperty('disabled', false));
    await user.click(review());
    return screen.findByRole('dialog');
  };
  const byDay = await open();
  expect(byDay.textContent).toContain('Had enough news this week: 3.');
  expect(byDay.textContent).toContain('It arrives right away.');
  await user.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const byNight = await open();
  expect(byNight.textContent).toContain('It arrives Monday, March 1, 2027 at 8:00 am, after quiet hours.');
  expect(byNight.textContent).not.toContain('enough news');
});

it('another cost leads back to the filters, any other refusal stays in the dialog', async () => {
  const answers = [refusal('RATE_LIMITED'), refusal('MANA_COST_CHANGED')];
  const { user, calculate, review, whereTo } = await openDesk({
    sendChariteersManaAlert: () => answers.shift(),
  });
  await calculate();
  await waitFor(() => expect(review()).toHaveProperty('disabled', false));
  await user.click(review());
  await user.click(await screen.findByText('Send'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed sending alerts!');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(screen.queryByText('Send')).toBeNull());
  expect(review()).toHaveProperty('disabled', true);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(whereTo()).toBe('/part');
});

it('«Ask others» opens it with its filters set [REM-07: the broadcast]', async () => {
  await openPart(<Broadcast desk={desk} />, { at: '/part?for=new.trained', answers: NO_MAP });
  const isTicked = async (label: string) =>
    ((await screen.findByLabelText(label)) as HTMLInputElement).checked;
  expect(await isTicked('Previous volunteers')).toBe(false);
  expect(await isTicked('New volunteers')).toBe(true);
  expect(await isTicked('Only with your training')).toBe(true);
});

it('offers push and text where they have a service, and the review names them [ALE-14: every way]', async () => {
  const answers = {
    getChariteerAlertVolunteers: found,
    sendChariteersManaAlert: { id: 'alert-1' },
    ...NO_MAP,
  };
  const all = { ...desk, channels: ['email', 'text', 'push'] } as AlertDesk;
  const { user, asked } = await openPart(<Broadcast desk={all} />, { answers });
  await user.click(await screen.findByRole('checkbox', { name: 'Text message' }));
  await user.click(screen.getByRole('checkbox', { name: 'Push notification' }));
  await user.click(screen.getByRole('checkbox', { name: 'Email' }));
  await user.click(screen.getByText(/^Calculate/));
  await waitFor(() => expect(screen.getByText('Review')).toHaveProperty('disabled', false));
  expect(asked('ConsoleAlertVolunteers')).toMatchObject([
    { input: { filters: { toEmail: false, toText: true, toPushNotification: true } } },
  ]);
  await user.click(screen.getByText('Review'));
  expect(await screen.findByText(/by text and push\./)).toBeTruthy();
});

it('offers none that has no service [ALE-14: every way]', async () => {
  await openDesk({});
  expect(await screen.findByRole('checkbox', { name: 'Email' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Text message' })).toBeNull();
});

it('people under 18 are told as a rounded count, at the cost and in the review, and get it without being named [SAF-07]', async () => {
  const onlyYoung = { ...found, volunteers: [], manaCost: 0, youngAtLeast: 0 };
  const { user, calculate, review, asked } = await openDesk({
    getChariteerAlertVolunteers: onlyYoung,
    sendChariteersAlert: { id: 'alert-1' },
  });
  fireEvent.change(await screen.findByLabelText('Minimum age'), { target: { value: '15' } });
  expect(await screen.findByText(/^Under 18, choose ages 10 to 12/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Minimum age'), { target: { value: '13' } });
  await waitFor(() => expect(screen.queryByText(/^Under 18, choose/)).toBeNull());
  await calculate();
  expect(await screen.findByText('Under 18, free: fewer than 5.')).toBeTruthy();
  await waitFor(() => expect(review()).toHaveProperty('disabled', false));
  await user.click(review());
  expect((await screen.findByRole('dialog')).textContent).toContain('Under 18, free: fewer than 5.');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(asked('SendAlert')).toMatchObject([{ volunteersIds: [], manaCost: 0 }]));
});
