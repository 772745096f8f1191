import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { BanQuestions } from './BanQuestions.tsx';

freshConsole();

const question = {
  id: 'question-1',
  createdAt: '2026-03-07T15:00:00.000Z',
  bannedAt: '2026-02-01T15:00:00.000Z',
  bannedUsername: 'bo',
  reason: null,
  username: 'ana',
  nameFirst: 'Ana',
  nameLast: 'Ruiz',
};

const openQuestions = (banQuestions: object[], answers: Answers = {}) =>
  openPart(<BanQuestions providerId="charity-1" />, { answers: { banQuestions, ...answers } });

it('names who signed up, and tells nothing of anyone else [SAF-04, SAF-15]', async () => {
  const stranger = { ...question, id: 'stranger', username: null, nameFirst: null, nameLast: null };
  await openQuestions([question, stranger]);
  expect(await screen.findByText('Ana Ruiz (ana)')).toBeTruthy();
  expect(screen.getByText('Someone not with you yet')).toBeTruthy();
});

it('offers to block only who signed up [SAF-15]', async () => {
  await openQuestions([{ ...question, username: null, nameFirst: null, nameLast: null }]);
  expect(await screen.findByRole('button', { name: /someone else/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /same person/ })).toBeNull();
});

it.each([
  ['Ana Ruiz (ana) is the same person: block', true, 'Blocked.'],
  ['Ana Ruiz (ana) is someone else', false, 'We won’t ask again.'],
])('%s: that is sent, told, and the questions asked for again', async (name, isSamePerson, told) => {
  const { user, asked } = await openQuestions([question], { answerBanQuestion: true });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(asked('ConsoleAnswerBanQuestion')).toEqual([{ id: 'question-1', isSamePerson }]);
  await waitFor(() => expect(asked('ConsoleBanQuestions')).toHaveLength(2));
});

it('what somebody else answered meanwhile is refused, and shown as it is by now', async () => {
  const { user, asked } = await openQuestions([question], { answerBanQuestion: refusal('NOT_FOUND') });
  await user.click(await screen.findByRole('button', { name: /someone else/ }));
  await waitFor(() => expect(asked('ConsoleBanQuestions')).toHaveLength(2));
  expect(screen.queryByText('We won’t ask again.')).toBeNull();
});
