import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { PublishDraftsButton } from './PublishDraftsButton.tsx';

freshConsole();

const draft = (id: string) => calendarQuest({ id, publishingStatus: 'Draft', eventTitle: `Quest ${id}` });
const DRAFTS = { ready: [draft('a'), draft('b')], begun: [draft('c')] };
const done = (id: string) => ({ id, code: null, message: null, undoToken: 't' });

async function openQuestion(answers: Answers) {
  const part = await openPart(
    <PublishDraftsButton providerId="charity-1" month="2992-03" drafts={DRAFTS} />,
    { answers },
  );
  await part.user.click(screen.getByRole('button', { name: 'Publish all drafts' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish 2 drafts for March 2992?' }));
  return { ...part, question };
}

it('Drafts are published after a question that says how many, then those are named that could not be', async () => {
  const refused = { id: 'c', code: 'QUEST_STARTED', message: 'no', undoToken: null };
  const { user, question, asked } = await openQuestion({ publishDrafts: [done('a'), done('b'), refused] });
  expect(question.getByText(/Already started, not published: 1\.$/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Drafts published: 2.')).toBeTruthy();
  expect(asked('PublishDrafts')).toEqual([{ providerId: 'charity-1', questIds: ['a', 'b', 'c'] }]);
  const left = within(await screen.findByRole('dialog', { name: 'Not published' }));
  expect(left.getByRole('listitem').textContent).toMatch(/^Quest c, .*Already started\.$/);
});

it('«Not yet» publishes nothing, and a failure is told', async () => {
  const { user, question, asked } = await openQuestion({ publishDrafts: refusal('PROVIDER_NOT_FOUND') });
  await user.click(question.getByRole('button', { name: 'Not yet' }));
  expect(asked('PublishDrafts')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish all drafts', hidden: true }));
  await user.click(await question.findByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('question, outcome and what was refused are Spanish [LNG-07: publishing drafts]', async () => {
  const refused = { id: 'c', code: 'QUEST_STARTED', message: 'no', undoToken: null };
  const part = <PublishDraftsButton providerId="charity-1" month="2992-03" drafts={DRAFTS} />;
  const answers = { publishDrafts: [done('a'), done('b'), refused] };
  const { user } = await openPart(part, { answers, locale: 'es' });
  await user.click(screen.getByRole('button', { name: 'Publicar todos los borradores' }));
  const name = '¿Publicar 2 borradores de marzo de 2992?';
  const question = within(await screen.findByRole('dialog', { name }));
  expect(question.getByText(/ Ya empezaron, sin publicar: 1\.$/)).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Borradores publicados: 2.')).toBeTruthy();
  const left = within(await screen.findByRole('dialog', { name: 'Sin publicar' }));
  expect(left.getByRole('listitem').textContent).toMatch(/^Quest c, lunes, 5 de marzo de 2992.*Ya empezó\.$/);
  expect(englishIn()).toEqual([]);
});
