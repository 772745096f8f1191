import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { BOOKS } from '../../../tests/support/planned-charity.ts';
import { MonthlyScheduleDialog } from './MonthlyScheduleDialog.tsx';

freshConsole();

const posted = (id: string | null, undoToken: string | null = null) => ({
  id,
  message: '',
  reservation: null,
  undoToken,
});

async function openReview(answers: Answers) {
  const onClose = vi.fn();
  const part = await openPart(
    <MonthlyScheduleDialog books={BOOKS} month="2992-03" quests={[]} onClose={onClose} />,
    { answers },
  );
  const dialog = within(await screen.findByRole('dialog'));
  const toTheEnd = async () => {
    await part.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await part.user.click(await dialog.findByRole('button', { name: /^Post \d Quests?$/ }));
  };
  return { ...part, dialog, onClose, toTheEnd };
}

it('MSC-02 MSC-05 what is left of the month is posted, and the end says so', async () => {
  const { user, dialog, asked, onClose, toTheEnd } = await openReview({
    createQuestsFromTemplates: [posted('a', 't'), posted('b'), posted(null)],
  });
  expect(dialog.getByRole('status').textContent).toBe('4 Quests to post');
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

it('MSC-11 where nothing was created the review says so and stays', async () => {
  const { dialog, onClose, toTheEnd } = await openReview({
    createQuestsFromTemplates: [posted(null), posted(null)],
  });
  await toTheEnd();
  const wanted = "ERROR! We couldn't create any Quests. Please try again.";
  expect((await dialog.findByRole('alert')).textContent).toBe(wanted);
  expect(dialog.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('MSC-04 Escape asks before a review is thrown away', async () => {
  const { user, onClose } = await openReview({});
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep working' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep working' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('LNG-07 (part: posting a month) review, question, success and the way out are Spanish', async () => {
  const answers = { createQuestsFromTemplates: [posted('a', 't'), posted('b'), posted(null)] };
  const part = <MonthlyScheduleDialog books={BOOKS} month="2992-03" quests={[]} onClose={vi.fn()} />;
  const { user } = await openPart(part, { answers, locale: 'es' });
  const name = 'Publicar programación del mes: marzo de 2992';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByRole('status').textContent).toBe('4 Misiones por publicar');
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
