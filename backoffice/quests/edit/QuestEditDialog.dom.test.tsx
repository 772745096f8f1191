import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import type { QuestToEdit } from './edit-form.ts';
import { QuestEditDialog } from './QuestEditDialog.tsx';

freshConsole();

// As far ahead as no clock of today is.
const quest: QuestToEdit = {
  ...newQuestValues({}, null),
  id: 'quest-1',
  providerId: 'charity-1',
  provider: {
    id: 'charity-1',
    agePolicies: '[]',
    approvedLocations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
    templateOrientations: [{ id: 't1', name: 'Knives' }],
  },
  serviceTags: [],
  eventTitle: 'Serve the meal',
  eventType: 'OSV',
  publishingStatus: 'Draft',
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  locationId: 'hall',
  location: { id: 'hall', name: 'Hall' },
  resourceMaxNumber: 12,
  takenCount: 3,
  heldCount: 0,
  waitingCount: 0,
  reservation: null,
  requiredOrientations: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
  veilOfTime: '2990-12-31',
};
const SAVED = { id: 'quest-1', updatedAt: '2026-11-02T00:00:00.000Z', undoToken: 't', notice: null };
const ben = { id: 'c1', guild: null, chariteer: { id: 'v1', nameFirst: 'Ben', phoneNumber: null } };
const NOTICE = {
  kind: 'moved',
  mailedCount: 2,
  unreached: [{ reason: 'NO_ADDRESS', contract: ben }],
  outOfAgeCount: 0,
  unsupervisedCount: 0,
  clashing: [],
};

async function openDialog(answers: Answers = {}, loaded: QuestToEdit = quest) {
  const onClose = vi.fn();
  const part = await openPart(<QuestEditDialog loaded={loaded} onClose={onClose} />, {
    answers: { updateQuest: SAVED, previewQuestNotice: null, ...answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Quest' }));
  const save = dialog.getByRole('button', { name: 'Save' });
  return { ...part, onClose, dialog, save, title: dialog.getByLabelText(/^Title/) };
}

it('saves nothing that is wrong or as it was, and sends only what differs, by Enter, with what it was before [EDQ-11]', async () => {
  const { user, title, dialog, save, asked, onClose } = await openDialog();
  expect(document.activeElement).toBe(title);
  expect(save).toHaveProperty('disabled', true);
  await user.clear(title);
  expect(await dialog.findByText('The quest title is required.')).toBeTruthy();
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
  await user.type(dialog.getByLabelText(/^Maximum/), '{Backspace}{Backspace}400');
  expect(await dialog.findByText('Enter 1 to 75 volunteers.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Maximum/), '{Backspace}{Backspace}{Backspace}75');
  await user.click(dialog.getByRole('checkbox', { name: 'Knives' }));
  await user.type(title, 'Cook {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const changes = { eventTitle: 'Cook', resourceMaxNumber: 75, requiredOrientations: ['t1'] };
  const expected = { eventTitle: 'Serve the meal', resourceMaxNumber: 12, requiredOrientations: [] };
  expect(asked('EditQuest')).toEqual([{ id: 'quest-1', ...changes, expected }]);
});

it('who is told of another time is said before it can be saved, and who has to be told otherwise after it [MSG-24: the word]', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise((resolve) => {
    answer = () => resolve(NOTICE);
  });
  const answers = { previewQuestNotice: () => held, updateQuest: { ...SAVED, notice: NOTICE } };
  const { user, dialog, save, asked, onClose } = await openDialog(answers);
  await user.clear(dialog.getByLabelText('Start'));
  await user.type(dialog.getByLabelText('Start'), '18:00');
  expect(await dialog.findByText('Checking who will be told…')).toBeTruthy();
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
  answer();
  expect(await dialog.findByText(/^2 will get a message/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Add a note/ }), 'See you later.');
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await user.click(save);
  const told = within(await screen.findByRole('dialog', { name: 'Please tell them yourself' }));
  expect(told.getByText('Ben')).toBeTruthy();
  const sent = { startedAt: '2990-03-05T23:00:00.000Z', noticeWords: 'See you later.' };
  expect(asked('EditQuest')).toMatchObject([sent]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(told.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('names who has another quest at the new time before it can be saved [MSG-06, DSK-04]', async () => {
  const who = { id: 'c2', chariteer: { id: 'v2', username: 'kim', nameFirst: 'Kim', nameLast: 'Lee' } };
  const notice = {
    kind: 'moved',
    mailedCount: 2,
    unreached: [],
    clashing: [who],
    outOfAgeCount: 0,
    unsupervisedCount: 0,
  };
  const { user, dialog } = await openDialog({ previewQuestNotice: notice });
  await user.clear(dialog.getByLabelText('Start'));
  await user.type(dialog.getByLabelText('Start'), '18:00');
  const told = within(await dialog.findByRole('status', { name: 'Who we’ll tell' }));
  expect(await told.findByText(/^1 with another quest then\./)).toBeTruthy();
  expect(told.getByRole('listitem').textContent).toBe('Kim Lee');
});

it('says how many the new day leaves out by their age before it can be saved [DEC-68, DSK-04]', async () => {
  const notice = { ...NOTICE, unreached: [], outOfAgeCount: 2, unsupervisedCount: 1 };
  const { user, dialog } = await openDialog({ previewQuestNotice: notice });
  await user.clear(dialog.getByLabelText('Start'));
  await user.type(dialog.getByLabelText('Start'), '18:00');
  const told = within(await dialog.findByRole('status', { name: 'Who we’ll tell' }));
  expect(await told.findByText('Outside the age limits then, so losing their spot: 2.')).toBeTruthy();
  expect(told.getByText('Needing an adult with them then: 1.')).toBeTruthy();
});

it('what somebody else has changed meanwhile is chosen from, never overwritten [API-15: in the editor]', async () => {
  const conflict = refusal('EDIT_CONFLICT');
  Object.assign(conflict, { extensions: { code: 'EDIT_CONFLICT', changedFields: { eventTitle: 'Theirs' } } });
  const answers = [conflict, SAVED];
  const { user, title, dialog, save, asked, onClose } = await openDialog({
    updateQuest: () => answers.shift(),
  });
  await user.clear(title);
  await user.type(title, 'Mine');
  await user.click(save);
  const mine = await dialog.findByRole('radio', { name: 'Yours: Mine' });
  expect(dialog.getByRole('radio', { name: 'Now: Theirs' })).toBeTruthy();
  const choose = dialog.getByRole('button', { name: 'Save choice' });
  await waitFor(() => expect(choose).toHaveProperty('disabled', true));
  await user.click(mine);
  await user.click(choose);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked('EditQuest')[1]).toEqual({
    id: 'quest-1',
    eventTitle: 'Mine',
    expected: { eventTitle: 'Theirs' },
  });
});

it('a refusal leaves what was typed, and leaving asks first', async () => {
  const { user, title, dialog, save, onClose } = await openDialog({ updateQuest: refusal('QUEST_STARTED') });
  await user.type(title, '!');
  await user.click(save);
  expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  expect(title).toHaveProperty('value', 'Serve the meal!');
  await user.type(title, '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('fields, problems, who is told and a conflict are Spanish [LNG-07: the editor of a quest]', async () => {
  const conflict = refusal('EDIT_CONFLICT');
  const changedFields = { publishingStatus: 'Unlisted', startedAt: '2990-03-05T23:00:00.000Z' };
  Object.assign(conflict, { extensions: { code: 'EDIT_CONFLICT', changedFields } });
  const { user } = await openPart(<QuestEditDialog loaded={quest} onClose={vi.fn()} />, {
    answers: { updateQuest: conflict, previewQuestNotice: NOTICE },
    locale: 'es',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar la Misión' }));
  expect((dialog.getByLabelText('Fecha') as HTMLInputElement).value).toBe('2990-03-05');
  expect(await dialog.findByRole('option', { name: 'Borrador' })).toBeTruthy();
  const start = dialog.getByLabelText('Inicio');
  await user.clear(start);
  expect(await dialog.findByText('Escribe la hora de inicio.')).toBeTruthy();
  await user.type(start, '21:00');
  expect(await dialog.findByText('La hora de inicio tiene que ser anterior a la de fin.')).toBeTruthy();
  await user.clear(start);
  await user.type(start, '16:00');
  expect(await dialog.findByText(/^Recibirán un mensaje: 2/)).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByRole('radio', { name: 'Ahora: No listada' })).toBeTruthy();
  expect(
    dialog.getByRole('radio', { name: 'Lo tuyo: viernes, 5 de marzo de 2990, 4:00 p. m.' }),
  ).toBeTruthy();
  expect(dialog.getByRole('radiogroup', { name: 'Estado' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Guardar lo elegido' })).toBeTruthy();
  expect(englishIn()).toEqual([]);
});

it.each([
  ['who holds a spot', { takenCount: 1 }, true],
  ['who waits', { waitingCount: 1 }, true],
  ['a guild that reserved it', { reservation: { guildId: 'g' } }, true],
  ['no one', {}, false],
])(
  'a quest with %s says whether it can be a Draft, and why not [EDQ-16, DEC-71]',
  async (_who, people, isKept) => {
    const loaded = { ...quest, publishingStatus: 'Published' as const, takenCount: 0, ...people };
    const { dialog } = await openDialog({}, loaded);
    const draft = dialog.getByRole('option', { name: 'Draft' });
    expect(draft).toHaveProperty('disabled', isKept);
    expect(dialog.queryByText('People are on this quest. Cancel it instead.') !== null).toBe(isKept);
  },
);
