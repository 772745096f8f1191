import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { englishIn } from '../../tests/support/english-in.ts';
import { WaitingList } from './WaitingList.tsx';

freshConsole();

const QUEST = {
  id: 'quest-1',
  providerId: 'charity-1',
  publishingStatus: 'Published',
  startedAt: '2992-03-05T15:00:00.000Z',
  takenCount: 15,
  heldCount: 0,
  waitingCount: 3,
  resourceMaxNumber: 15,
  isWaitingListOpen: true,
};
const waiting = (position: number, nameFirst: string, given: object = {}) => ({
  id: `w${position}`,
  position,
  joinedAt: '2026-11-16T15:00:00.000Z',
  offerEndsAt: null,
  passedOffers: 0,
  refusedAs: null,
  refusedAt: null,
  chariteer: { id: `v${position}`, username: `user${position}`, nameFirst, nameLast: null },
  ...given,
});
const ada = waiting(1, 'Ada', { offerEndsAt: '2026-11-17T15:00:00.000Z' });
const ben = waiting(2, 'Ben', { refusedAs: 'TRAINING_REQUIRED', refusedAt: '2026-11-16T16:00:00.000Z' });
const cem = waiting(3, 'Cem', { passedOffers: 1 });

function open(changes: object = {}, given: Parameters<typeof openPart>[1] = {}, answers: Answers = {}) {
  const part = (
    <RecordContextProvider value={{ ...QUEST, ...changes }}>
      <WaitingList />
    </RecordContextProvider>
  );
  return openPart(part, { ...given, answers: { questWaitingList: [ada, ben, cem], ...answers } });
}

const card = () => screen.findByRole('region', { name: 'Waiting list' });

describe('the waiting list of a quest', () => {
  it('WAI-08 WAI-10 WAI-13 (parts: the card) names who waits in order, with offers and why somebody was passed over', async () => {
    await open({ heldCount: 1 });
    const list = within(await card());
    expect(list.getByText('3 people are waiting. 1 place is on offer.')).toBeTruthy();
    const rows = within(await list.findByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['1. Ada', '2. Ben', '3. Cem']);
    const [first, second, third] = rows;
    expect(first?.textContent).toContain('On offer until 11/17, 10:00 am');
    expect(first?.textContent).toContain('Since 11/16, 10:00 am.');
    expect(second?.textContent).toContain('Passed over on 11/16, 11:00 am: a training is missing');
    expect(third?.textContent).toContain('1 offer was let pass.');
    expect(within(first as HTMLElement).queryByRole('button', { name: 'Offer a place to Ada' })).toBeNull();
  });

  it('WAI-10 (part: out of turn) a free place is offered after a question', async () => {
    const answers = { offerPlace: { id: 'w3', offerEndsAt: '2026-11-17T15:00:00.000Z' } };
    const { user, asked } = await open({ takenCount: 14 }, {}, answers);
    await user.click(await screen.findByRole('button', { name: 'Offer a place to Cem' }));
    const question = within(await screen.findByRole('dialog', { name: 'Offer a place to Cem?' }));
    expect(question.getByText('Out of turn: who waits longer waits on.')).toBeTruthy();
    expect(asked('ConsoleOfferPlace')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Offer a place' }));
    expect(await screen.findByText('A place is on offer to Cem.')).toBeTruthy();
    expect(asked('ConsoleOfferPlace')).toEqual([{ questId: 'quest-1', chariteerId: 'v3', addsPlace: false }]);
  });

  it('WAI-10 (part: out of turn) where none is free one is added, which is said before', async () => {
    const { user, asked } = await open({}, {}, { offerPlace: refusal('NOT_WAITING', 'Not Waiting') });
    await user.click(await screen.findByRole('button', { name: 'Offer a place to Cem' }));
    const question = within(await screen.findByRole('dialog', { name: 'Offer a place to Cem?' }));
    expect(question.getByText(/the maximum becomes 16\.$/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Offer a place' }));
    await waitFor(() => expect(asked('ConsoleOfferPlace')).toMatchObject([{ addsPlace: true }]));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('WAI-10 (part: off the list) takes somebody off after a question', async () => {
    const { user, asked } = await open({}, {}, { takeOffWaitingList: true });
    await user.click(await screen.findByRole('button', { name: 'Take Ben off the list' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take Ben off the waiting list?' }));
    await user.click(question.getByRole('button', { name: 'Take off the list' }));
    expect(await screen.findByText('Ben is off the waiting list.')).toBeTruthy();
    expect(asked('ConsoleTakeOffWaitingList')).toEqual([{ questId: 'quest-1', chariteerId: 'v2' }]);
  });

  it('WAI-10 (part: closing) closes it to further people, also while nobody waits', async () => {
    const { user, asked } = await open({ waitingCount: 0 }, {}, { setWaitingList: { id: 'quest-1' } });
    expect((await card()).textContent).toContain('Nobody is waiting.');
    await user.click(await screen.findByRole('switch', { name: 'People may join the waiting list' }));
    expect(await screen.findByText('The waiting list is closed. Who is on it stays on it.')).toBeTruthy();
    expect(asked('ConsoleSetWaitingList')).toEqual([{ questId: 'quest-1', isOpen: false }]);
    expect(asked('ConsoleWaitingList')).toEqual([]);
  });

  it('WAI-10 (part: rights) who only takes attendance adds no place and closes nothing', async () => {
    await open({ isWaitingListOpen: false }, { roles: ['frontDeskStaff'] });
    const list = within(await card());
    expect(await list.findByRole('button', { name: 'Take Cem off the list' })).toBeTruthy();
    expect(list.queryByRole('button', { name: 'Offer a place to Cem' })).toBeNull();
    expect(list.queryByRole('switch')).toBeNull();
    expect(list.getByText('The waiting list is closed. Who is on it stays on it.')).toBeTruthy();
  });

  it('WAI-10 (part: rights) who takes no attendance sees no list', async () => {
    const { asked } = await open({}, { roles: ['boardMembers'] });
    expect(screen.queryByRole('region', { name: 'Waiting list' })).toBeNull();
    expect(asked('ConsoleWaitingList')).toEqual([]);
  });

  it.each([
    ['begun', { startedAt: '2020-03-05T15:00:00.000Z' }],
    ['cancelled', { publishingStatus: 'Cancelled' }],
  ])('WAI-12 (part: the card) a quest that has %s has no list any more', async (_name, changes) => {
    const { asked } = await open(changes);
    expect(screen.queryByRole('region', { name: 'Waiting list' })).toBeNull();
    expect(asked('ConsoleWaitingList')).toEqual([]);
  });

  it('LNG-07 (part: waiting lists) has no English left in Spanish', async () => {
    const { container } = await open({ heldCount: 1 }, { locale: 'es' });
    await screen.findByRole('button', { name: 'Quitar a Cem de la lista' });
    expect(englishIn(container)).toEqual([]);
  });
});
