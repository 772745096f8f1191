import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { BOOKS, calendarQuest } from '../../../tests/support/planned-charity.ts';
import { MonthlyScheduleDialog } from './MonthlyScheduleDialog.tsx';

freshConsole();

const SLOTS = { postedSlots: [] };
const posted = (id: string | null, undoToken: string | null = null) => ({
  id,
  message: '',
  reservation: null,
  undoToken,
});

async function openReview(answers: Answers) {
  const onClose = vi.fn();
  const part = await openPart(<MonthlyScheduleDialog books={BOOKS} month="2992-03" onClose={onClose} />, {
    answers: { ...SLOTS, ...answers },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Continue' });
  const toTheEnd = async () => {
    await part.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await part.user.click(await dialog.findByRole('button', { name: /^Post \d Quests?$/ }));
  };
  return { ...part, dialog, onClose, toTheEnd };
}

it('what is left of the month is posted, and the end says so [MSC-02, MSC-05]', async () => {
  const { user, dialog, asked, onClose, toTheEnd } = await openReview({
    createQuestsFromTemplates: [posted('a', 't'), posted('b'), posted(null)],
  });
  expect(dialog.getByRole('status').textContent).toBe('To post: 4');
  await user.click(dialog.getByRole('button', { name: 'Leave out Quest Cook on Monday, March 12, 2992' }));
  await toTheEnd();
  expect(await dialog.findByRole('heading', { name: 'March 2992 is posted' })).toBeTruthy();
  expect(await screen.findByText('Successfully created 2 Quests!')).toBeTruthy();
  expect(asked('PostMonthlySchedule')).toMatchObject([
    {
      quests: [5, 19, 26].map((day) => ({
        startedAt: expect.stringMatching(`2992-03-${day}|2992-03-0${day}`),
      })),
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

/** A quest for the hall, posted from the stamp for a Monday of March 2992. */
const slot = (day: number, changes: Record<string, unknown> = {}) => {
  const startedAt = `2992-03-${String(day).padStart(2, '0')}T${day < 11 ? '22' : '21'}:30:00.000Z`;
  const where = { locationId: 'hall', slotLocationId: 'hall' };
  return {
    templateQuestId: 'Cook',
    ...where,
    startedAt,
    slotStartedAt: startedAt,
    isCancelled: false,
    isDropped: false,
    ...changes,
  };
};

it('shows what became of quests that were posted before, and leaves them off [DEC-72, OPEN-MSC-03]', async () => {
  const { dialog, asked, toTheEnd } = await openReview({
    postedSlots: [
      slot(5, { isCancelled: true }),
      slot(12, { startedAt: '2992-05-01T16:00:00.000Z' }),
      slot(19, { isDropped: true }),
    ],
    createQuestsFromTemplates: [posted('a', 't')],
  });
  expect(dialog.getByRole('status').textContent).toBe('To post: 1');
  for (const text of ['Canceled: 1', 'Moved: 1', 'Deleted drafts: 1', 'Canceled', 'Deleted draft'])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByText('Moved to Tuesday, May 1, 2992, 12:00 pm')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Put back/ })).toBeNull();
  await toTheEnd();
  await dialog.findByRole('heading', { name: 'March 2992 is posted' });
  const start = '2992-03-26T21:30:00.000Z';
  expect(asked('PostMonthlySchedule')).toMatchObject([
    { quests: [{ startedAt: start, slotStartedAt: start }] },
  ]);
});

it('says when it cannot be found out what was posted before, and tries again [DEC-72]', async () => {
  const { user } = await openPart(<MonthlyScheduleDialog books={BOOKS} month="2992-03" onClose={vi.fn()} />, {
    answers: { postedSlots: refusal('FORBIDDEN') },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('have permission');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
});

it('a refusal says for which day it is, in the words of the API [ERR-31: the item]', async () => {
  const { dialog, toTheEnd } = await openReview({
    createQuestsFromTemplates: refusal('BAD_USER_INPUT', 'Item 2: Hold 1 to 12 spots.', 2),
  });
  await toTheEnd();
  const wanted = 'Monday, March 12, 2992: Item 2: Hold 1 to 12 spots.';
  expect((await dialog.findByRole('alert')).textContent).toBe(wanted);
});

it('where nothing was created the review says so and stays [MSC-11]', async () => {
  const { dialog, onClose, toTheEnd } = await openReview({
    createQuestsFromTemplates: [posted(null), posted(null)],
  });
  await toTheEnd();
  const wanted = "ERROR! We couldn't create any Quests. Please try again.";
  expect((await dialog.findByRole('alert')).textContent).toBe(wanted);
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('Escape asks before a review is thrown away [MSC-04]', async () => {
  const { user, onClose } = await openReview({});
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep working' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep working' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('review, question, success and the way out are Spanish [LNG-07: posting a month]', async () => {
  const answers = { ...SLOTS, createQuestsFromTemplates: [posted('a', 't'), posted('b'), posted(null)] };
  const part = <MonthlyScheduleDialog books={BOOKS} month="2992-03" onClose={vi.fn()} />;
  const { user } = await openPart(part, { answers, locale: 'es' });
  const name = 'Publicar programación del mes: marzo de 2992';
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('button', { name: 'Continuar' });
  expect(dialog.getByRole('status').textContent).toBe('Por publicar: 4');
  await user.click(
    dialog.getByRole('button', { name: 'Dejar fuera Quest Cook, lunes, 12 de marzo de 2992' }),
  );
  expect(dialog.getByRole('button', { name: /^Volver a incluir/ })).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.keyboard('{Escape}');
  const leaving = within(await screen.findByRole('dialog', { name: '¿Descartar esta programación?' }));
  expect(englishIn()).toEqual([]);
  await user.click(leaving.getByRole('button', { name: 'Seguir trabajando' }));
  await user.click(await dialog.findByRole('button', { name: 'Continuar' }));
  expect(await dialog.findByRole('heading', { name: '¿Publicar 3 Misiones?' })).toBeTruthy();
  expect(englishIn()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Publicar 3 Misiones' }));
  expect(await dialog.findByRole('heading', { name: 'Ya está publicado marzo de 2992' })).toBeTruthy();
  expect(await screen.findByText('Misiones creadas: 2.')).toBeTruthy();
  expect(englishIn()).toEqual([]);
});

it('copies the posted quests of the month before through the same review [DSK-05]', async () => {
  const { startedAt: _start, endedAt: _end, day: _day, ...row } = calendarQuest({ giverName: 'Ada' });
  // The second Thursday of February 2992; 5:30 pm to 8:00 pm.
  const times = { startedAt: '2992-02-09T22:30:00.000Z', endedAt: '2992-02-10T01:00:00.000Z' };
  const quests = [
    { ...row, ...times },
    { ...row, ...times, id: 'draft', publishingStatus: 'Draft' },
    { ...row, ...times, id: 'march', startedAt: '2992-03-01T22:30:00.000Z' },
  ];
  const answers = { ...SLOTS, getSpecificQuests: quests, createQuestsFromTemplates: [posted('a', 't')] };
  const dialog = <MonthlyScheduleDialog books={BOOKS} month="2992-03" isCopy onClose={vi.fn()} />;
  const { user, asked } = await openPart(dialog, { answers });
  expect(await screen.findByRole('heading', { name: 'Copy February 2992 to March 2992' })).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('To post: 1');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Post 1 Quest' }));
  await waitFor(() =>
    expect(asked('PostMonthlySchedule')).toMatchObject([
      { quests: [{ startedAt: '2992-03-08T22:30:00.000Z', giverName: 'Ada', templateQuestId: 'Cook' }] },
    ]),
  );
});

it.each([
  [[], 'February 2992 has no quests to copy.'],
  [[{}], 'Nothing left to post in March 2992.'],
])('a copy with nothing left says so, and has nothing to continue with [DSK-05]', async (quests, words) => {
  const rows = quests.map(() => ({
    ...calendarQuest({ locationId: 'hall' }),
    startedAt: '2992-02-06T22:30:00.000Z',
    endedAt: '2992-02-07T01:00:00.000Z',
  }));
  const answers = { postedSlots: [slot(5)], getSpecificQuests: rows };
  const onClose = vi.fn();
  const { user } = await openPart(
    <MonthlyScheduleDialog books={BOOKS} month="2992-03" isCopy onClose={onClose} />,
    { answers },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.click(dialog.getByText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});
