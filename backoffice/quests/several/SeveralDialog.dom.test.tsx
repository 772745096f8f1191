import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { SeveralDialog } from './SeveralDialog.tsx';

freshConsole();

const quest = (id: string) => ({
  id,
  eventTitle: `Quest ${id}`,
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  updatedAt: '2990-01-01T00:00:00.000Z',
  location: { name: 'Hall' },
});
const QUESTS = [quest('a'), quest('b'), quest('c')];
const done = ({ id, ...rest }: ReturnType<typeof quest>) => ({
  ...{ id, isChanged: true, code: null, message: null },
  quest: { id, ...rest },
});
const notice = { kind: 'moved', mailedCount: 2, unreached: [], clashing: [] };
const later = { ...quest('b'), startedAt: '2990-03-07T22:30:00.000Z', updatedAt: '2990-01-02T00:00:00.000Z' };
const RESULTS = [
  done(quest('a')),
  { ...done(later), isChanged: false, code: 'EDIT_CONFLICT', message: 'Changed' },
  { ...done(quest('c')), isChanged: false, code: 'QUEST_STARTED', message: 'This quest has started.' },
];
const PREVIEW = { results: QUESTS.map(done), notice, undoToken: null };

const open = (answers: object, props: object = {}, locale: 'en' | 'es' = 'en') => {
  const onClose = vi.fn();
  const dialog = <SeveralDialog providerId="charity-1" quests={QUESTS} onClose={onClose} {...props} />;
  const given = { previewQuestsEdit: PREVIEW, provider: null, ...answers };
  return openPart(dialog, { answers: given, invents: true, locale }).then((page) => ({ ...page, onClose }));
};

it('says whom a move tells before it is made, with one note to all [DSK-06]', async () => {
  const { user, asked, onClose } = await open({ editQuests: { ...PREVIEW, undoToken: 'back' } });
  await user.type(screen.getByLabelText('Move by days'), '7');
  expect(await screen.findByText('2 will get a message.')).toBeTruthy();
  await user.type(screen.getByLabelText('Add a note (optional)'), 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Change quests' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(await screen.findByText('3 quests changed.')).toBeTruthy();
  const version = (id: string) => ({ id, updatedAt: '2990-01-01T00:00:00.000Z' });
  const sent = { providerId: 'charity-1', quests: ['a', 'b', 'c'].map(version), changes: { days: 7 } };
  expect(asked('EditQuests')).toEqual([{ ...sent, noticeWords: 'Sorry' }]);
});

it('names what was not changed, and changes once more what someone else changed [DSK-06]', async () => {
  const { user, asked } = await open(
    { editQuests: { ...PREVIEW, results: RESULTS } },
    { isCancelling: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel quests' }));
  expect(await screen.findByText('1 quest canceled.')).toBeTruthy();
  const [b, c] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(b).toContain('Quest b, Sun, Mar 7, 2990, 5:30 pm to 8:00 pm, Hall');
  expect(b).toContain('Someone else changed it. This is how it is now.');
  expect(c).toContain('Quest c');
  expect(screen.getByRole('heading', { name: 'Done: 1 of 3 quests' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel anyway' }));
  await waitFor(() => expect(asked('EditQuests')).toHaveLength(2));
  expect(asked('EditQuests')[1]).toMatchObject({ quests: [{ id: 'b', updatedAt: later.updatedAt }] });
});

it('offers nothing more where nobody else changed what was refused [DSK-06]', async () => {
  const results = [done(quest('a')), done(quest('b')), RESULTS[2]];
  const { user, onClose } = await open({ editQuests: { ...PREVIEW, results } }, { isCancelling: true });
  await user.click(await screen.findByRole('button', { name: 'Cancel quests' }));
  expect(await screen.findByRole('heading', { name: 'Done: 2 of 3 quests' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Already started.');
  expect(screen.queryByRole('button', { name: 'Cancel anyway' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

it('keeps the selection of who gives it up [DSK-06]', async () => {
  const { user, onClose } = await open({});
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledWith(false);
});

it('says when a dragged quest is and when it would be [DSK-04, DSK-06]', async () => {
  await open({}, { quests: [quest('a')], initial: { days: 2 } });
  const moved = await screen.findByText('Quest a');
  expect(moved.parentElement?.textContent).toBe(
    'Quest aFrom Fri, Mar 5, 2990, 5:30 pm to 8:00 pmTo Sun, Mar 7, 2990, 5:30 pm to 8:00 pm',
  );
});

it.each([
  ['Move by days', '1.5', 'Enter whole days, up to 366 either way.'],
  ['Move by days', '99999', 'Enter whole days, up to 366 either way.'],
  ['New end', '10:00', 'End Time must be after Start Time!'],
])('%s %s is told at its field, and asks for no preview [DSK-06]', async (label, value, words) => {
  const { user, asked } = await open({}, { initial: { start: '17:00' } });
  await waitFor(() => expect(asked('PreviewQuestsEdit')).toHaveLength(1));
  await user.type(screen.getByLabelText(label), value);
  const field = await screen.findByLabelText(label, { exact: true });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(JSON.stringify(asked('PreviewQuestsEdit'))).not.toContain(value);
});

it('is Spanish [DSK-06, LNG-07]', async () => {
  await open({}, {}, 'es');
  expect(await screen.findByText('Cambiar 3 misiones')).toBeTruthy();
  expect(englishIn().filter((text) => !/Quest|Hall/.test(text))).toEqual([]);
});
