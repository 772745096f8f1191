import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { WhoKnows } from './WhoKnows.tsx';

freshConsole();

function person(id: string, nameFirst: string, rest: Record<string, unknown>) {
  const chariteer = { id, username: nameFirst, nameFirst, nameLast: null, phoneNumber: null };
  const contract = { id: `c-${id}`, chariteer: { ...chariteer, ...(rest.who as object) } };
  return {
    state: 'TOLD',
    channels: ['email'],
    calledAt: null,
    calledBy: null,
    ...rest,
    who: undefined,
    contract,
  };
}

const TELLING = {
  id: 'n1',
  kind: 'cancelled',
  words: 'The oven broke.\nSorry!',
  createdAt: '2026-11-17T15:05:00Z',
  username: 'ada',
  people: [
    person('v1', 'Ben', {}),
    person('v2', 'Kim', { state: 'NOT_REACHED', channels: [], who: { phoneNumber: '2015550100' } }),
    person('v3', 'Lee', { state: 'ON_THE_WAY', channels: ['push', 'text'] }),
  ],
};

const card = (
  <RecordContextProvider value={{ id: 'q1' }}>
    <WhoKnows />
  </RecordContextProvider>
);

it('the page says who was told, who is being told and whom to call, with the word to them [MSG-24: console]', async () => {
  await openPart(card, { answers: { questTelling: TELLING } });
  const part = within(await screen.findByRole('region', { name: 'Who knows' }));
  expect(part.getByText(/^Canceled Tuesday, November 17, 2026, 10:05 am\. By ada\.$/)).toBeTruthy();
  expect(part.getByText(/The oven broke\./)).toBeTruthy();
  expect(part.getByText('1 told, 1 on the way, 1 not reached')).toBeTruthy();
  await part.findByRole('button', { name: 'Mark Kim as called' });
  const [calls, others] = part.getAllByRole('list');
  expect(
    within(calls as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['KimNot reached(201) 555-0100Called']);
  const said = [...(others as HTMLElement).children].map(({ textContent }) => textContent);
  expect(said).toEqual(['BenToldby email', 'LeeOn the wayby push, by text']);
});

it('«Called» is sent, then says who called, and can be taken back [MSG-25: console]', async () => {
  const marked = person('v2', 'Kim', {
    ...{ state: 'NOT_REACHED', channels: [], calledAt: '2026-11-17T16:00:00Z', calledBy: 'ada' },
    who: { phoneNumber: '2015550100' },
  });
  let told = TELLING;
  const answers = {
    questTelling: () => told,
    markCalled: () => {
      told = { ...TELLING, people: [marked] };
      return told;
    },
  };
  const { user, asked } = await openPart(card, { answers });
  expect(await screen.findByRole('link', { name: '(201) 555-0100' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Mark Kim as called' }));
  expect(await screen.findByText('ada called Tuesday, November 17, 2026, 11:00 am')).toBeTruthy();
  expect(asked('MarkCalled')).toEqual([{ questId: 'q1', chariteerId: 'v2', isCalled: true }]);
  await user.click(screen.getByRole('button', { name: 'Not called' }));
  expect(asked('MarkCalled')).toHaveLength(2);
});

it('who may not read contact data has no button, and a refusal is told [MSG-25: console]', async () => {
  await openPart(card, { answers: { questTelling: TELLING }, roles: ['trustedMinors'] });
  expect(await screen.findByText('Kim')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark Kim as called' })).toBeNull();
});

it('says why a mark was refused [MSG-25: console]', async () => {
  const answers = { questTelling: TELLING, markCalled: refusal('RATE_LIMITED') };
  const { user } = await openPart(card, { answers });
  await user.click(await screen.findByRole('button', { name: 'Mark Kim as called' }));
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
});

it('nothing stands there where nobody was told anything [MSG-24: console]', async () => {
  const { asked } = await openPart(card, { answers: { questTelling: null } });
  await waitFor(() => expect(asked('QuestTelling')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Who knows' })).toBeNull();
});

it('is Spanish [LNG-07: who knows of a change]', async () => {
  await openPart(card, { answers: { questTelling: TELLING }, locale: 'es' });
  const part = within(await screen.findByRole('region', { name: 'Quién lo sabe' }));
  expect(part.getByText('1 con aviso, 1 en camino, 1 sin aviso')).toBeTruthy();
  expect(englishIn().filter((text) => !/oven|Sorry/.test(text))).toEqual([]);
});
