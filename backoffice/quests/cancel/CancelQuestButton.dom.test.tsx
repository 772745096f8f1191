import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { CancelQuestButton } from './CancelQuestButton.tsx';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';

freshConsole();

const SAVED = { id: 'quest-1', updatedAt: '2026-11-01T12:00:00Z', undoToken: 't' };
const ben = { id: 'c1', guild: null, chariteer: { id: 'v1', nameFirst: 'Ben', phoneNumber: '2015550100' } };
const NOTICE = {
  kind: 'cancelled',
  mailedCount: 1,
  unreached: [{ reason: 'NO_ADDRESS', contract: ben }],
  outOfAgeCount: 0,
  unsupervisedCount: 0,
  clashing: [],
};

async function openButton(Button: typeof CancelQuestButton | typeof DeleteDraftButton, answers: Answers) {
  const onDone = vi.fn();
  const quest = calendarQuest({ takenCount: 2 });
  const part = await openPart(<Button quest={quest} onDone={onDone} />, { answers });
  await part.user.click(await screen.findByRole('button', { name: /^(Cancel Quest|Delete Draft)$/ }));
  return { ...part, onDone, question: within(await screen.findByRole('dialog')) };
}

it('a question says who is told, then the cancel is sent, with its way back [CAL-18, API-15, TST-08]', async () => {
  const answers = { previewQuestNotice: NOTICE, updateQuest: { ...SAVED, notice: NOTICE } };
  const { user, question, asked, onDone } = await openButton(CancelQuestButton, answers);
  expect(question.getByText(/^2 signed up\./)).toBeTruthy();
  expect(await question.findByText(/^1 will get a message/)).toBeTruthy();
  expect(asked('EditQuest')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancel Quest' }));
  expect(await screen.findByText('Quest "Quest Cook" has been Cancelled.')).toBeTruthy();
  expect(asked('EditQuest')).toEqual([{ id: 'quest-1', publishingStatus: 'Cancelled', locationId: 'hall' }]);
  const told = within(await screen.findByRole('dialog', { name: 'Please tell them yourself' }));
  expect(told.getByRole('link', { name: '(201) 555-0100' })).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(told.getByRole('button', { name: 'Close' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('a reason goes along, and one that is too long is not sent [MSG-24: the reason]', async () => {
  const answers = { previewQuestNotice: NOTICE, updateQuest: { ...SAVED, notice: null } };
  const { user, question, asked } = await openButton(CancelQuestButton, answers);
  const reason = await question.findByRole('textbox', { name: /^Why\?/ });
  await user.click(reason);
  await user.paste('x'.repeat(501));
  await user.click(question.getByRole('button', { name: 'Cancel Quest' }));
  expect(question.getByText(/500/)).toBeTruthy();
  expect(asked('EditQuest')).toEqual([]);
  await user.clear(reason);
  await user.type(reason, 'The oven broke.');
  await user.click(question.getByRole('button', { name: 'Cancel Quest' }));
  await screen.findByText('Quest "Quest Cook" has been Cancelled.');
  expect(asked('EditQuest')).toMatchObject([{ noticeWords: 'The oven broke.' }]);
});

it('keeps the quest by «Keep Quest» or Escape, and tells why it could not be cancelled', async () => {
  const answers = { previewQuestNotice: null, updateQuest: refusal('QUEST_STARTED') };
  const { user, asked, onDone } = await openButton(CancelQuestButton, answers);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('EditQuest')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel Quest' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Cancel Quest' }));
  expect(await screen.findByText(/already started/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('a Draft that nobody saw is deleted after a question', async () => {
  const { user, question, asked, onDone } = await openButton(DeleteDraftButton, {
    deleteDraft: { id: 'quest-1', undoToken: 't' },
  });
  expect(question.getByText('No volunteers have seen it.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete Draft' }));
  expect(await screen.findByText('Draft “Quest Cook” deleted.')).toBeTruthy();
  expect(asked('DeleteDraft')).toEqual([{ id: 'quest-1' }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('question, who is told and what is left to tell are Spanish [LNG-07: cancelling a quest]', async () => {
  const answers = { previewQuestNotice: NOTICE, updateQuest: { ...SAVED, notice: NOTICE } };
  const quest = calendarQuest({ takenCount: 2 });
  const { user } = await openPart(<CancelQuestButton quest={quest} />, { answers, locale: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar la Misión' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar “Quest Cook”?' }));
  expect(question.getByText(/^Inscripciones: 2\. /)).toBeTruthy();
  expect(await question.findByText(/^Recibirán un mensaje: 1\./)).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancelar la Misión' }));
  expect(await screen.findByText('Se canceló la Misión «Quest Cook».')).toBeTruthy();
  const told = await screen.findByRole('dialog', { name: 'Avísales tú' });
  expect(told.textContent).toContain('sin dirección de correo');
  expect(englishIn()).toEqual([]);
});

it('is asked and told in Spanish [LNG-07: deleting a draft]', async () => {
  const { user } = await openPart(<DeleteDraftButton quest={calendarQuest()} onDone={vi.fn()} />, {
    answers: { deleteDraft: { id: 'quest-1', undoToken: 't' } },
    locale: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Eliminar el borrador' }));
  const question = within(await screen.findByRole('dialog'));
  expect(englishIn()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Eliminar el borrador' }));
  expect(await screen.findByText('Se eliminó el borrador “Quest Cook”.')).toBeTruthy();
});
