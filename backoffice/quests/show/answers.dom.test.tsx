import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { AttendanceSheet } from '../../attendance/AttendanceSheet.tsx';
import type { AttendanceQuest } from '../../attendance/record/attendance-record.ts';
import { QuestShow } from './QuestShow.tsx';

freshConsole();

const person = (id: string, nameFirst: string) => ({
  ...{ id, username: id, hasProfile: false, nameFirst, nameLast: null },
  ...{ emailAddress: null, phoneNumber: null },
});
const contracts = [
  {
    ...attendeeOf('Ana').contract,
    id: 'c1',
    confirmedAt: '2990-03-04T12:00:00.000Z',
    chariteer: person('ana', 'Ana'),
  },
  { ...attendeeOf('Ben').contract, id: 'c2', chariteer: person('ben', 'Ben') },
];
const quest = {
  ...newQuestValues({}, null),
  id: 'quest-1',
  providerId: 'charity-1',
  provider: { id: 'charity-1', name: 'Charity One', agePolicies: '[]' },
  eventTitle: 'Supper',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  serviceTags: ['Food'],
  updatedAt: '2026-03-01T12:00:00.000Z',
  isOver: false,
  takenCount: 2,
  heldCount: 0,
  waitingCount: 0,
  isWaitingListOpen: true,
  resourceMaxNumber: 9,
  confirmedCount: 1,
  feedback: null,
  locationId: null,
  location: null,
  requiredOrientations: [],
  reservation: null,
  reservationRequest: null,
  viewerIsManager: true,
  isDeletable: false,
  isEachAsked: false,
  pledgedContracts: contracts.map((one) => ({ ...one, claimedAt: '2026-11-01T12:00:00Z' })),
};

async function openQuest(change: object = {}, locale: 'en' | 'es' = 'en') {
  const page = (
    <ResourceContextProvider value="quests">
      <QuestShow />
    </ResourceContextProvider>
  );
  const place = { at: '/quests/quest-1/show', path: '/quests/:id/show' };
  await openPart(page, { ...place, answers: { quest: { ...quest, ...change } }, locale });
}

it('says how many said that they come, and marks them by name [REM-06: the page of a quest]', async () => {
  await openQuest();
  expect(await screen.findByText('1 of 2 are coming')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'Volunteers' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual(['Anacoming', 'Ben']);
});

it('says it in its head and beside the name, until the person is marked [REM-06: the sheet]', async () => {
  const sheet = {
    ...{ ...quest, location: null, updatedAt: quest.startedAt },
    startedAt: '2020-03-07T15:00:00.000Z',
    pledgedContracts: contracts,
  } as unknown as AttendanceQuest;
  const { user } = await openPart(<AttendanceSheet quest={sheet} accountId="account-1" links={null} />);
  expect(await screen.findByText('1 of 2 are coming')).toBeTruthy();
  expect(screen.getAllByText('coming')).toHaveLength(1);
  const marks = within(screen.getByRole('group', { name: 'Ana’s attendance' }));
  await user.click(marks.getByRole('button', { name: 'Present' }));
  expect(screen.queryByText('coming')).toBeNull();
});

it('says that nobody has answered yet, and nothing to who may not know [REM-06: the page of a quest]', async () => {
  await openQuest({ confirmedCount: null });
  expect(screen.queryByText(/of 2 said/)).toBeNull();
  await openQuest({ confirmedCount: 0 });
  expect(await screen.findByText('0 of 2 are coming')).toBeTruthy();
});

it('after the quest its page shows answers without names, or that there are too few [REM-09: the console]', async () => {
  const over = { isOver: true, startedAt: '2020-03-05T22:30:00.000Z', endedAt: '2020-03-06T01:00:00.000Z' };
  await openQuest({ ...over, feedback: { yesCount: 4, noCount: 2, words: ['So warm', 'Too far'] } });
  const card = within(await screen.findByRole('region', { name: 'Would they come again?' }));
  expect(card.getByText('4 would come again, 2 rather not')).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['So warm', 'Too far']);
});

it('below three answers it says why there are none, in Spanish too [REM-09, LNG-07: the console]', async () => {
  await openQuest({ isOver: true }, 'es');
  const card = within(await screen.findByRole('region', { name: '¿Volverían?' }));
  expect(card.getByText('Las respuestas se ven sin nombres, desde tres.')).toBeTruthy();
});
