import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { ALL_RIGHTS, calendarQuest, NO_ACTIONS } from '../../../tests/support/planned-charity.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { CalendarContext } from '../month-grid/calendar-context.ts';
import { QuestPopover } from './QuestPopover.tsx';

freshConsole();

const signUp = (id: string, nameFirst: string, ended: string | null = null) => ({
  id,
  guildId: null,
  abandonedAt: ended,
  chariteer: { id: `v-${id}`, username: nameFirst, nameFirst, nameLast: 'Ruiz' },
});
const PLEDGED = [signUp('a', 'Ana'), signUp('b', 'Ben', '2026-11-01T12:00:00Z'), signUp('c', 'Cleo')];

async function openQuest(values: Partial<CalendarQuest>, answers: Answers = {}, copy = vi.fn()) {
  const onClose = vi.fn();
  const part = await openPart(
    <CalendarContext value={{ ...NO_ACTIONS, copy }}>
      <QuestPopover quest={calendarQuest(values)} isPhone rights={ALL_RIGHTS} onClose={onClose} />
    </CalendarContext>,
    { answers },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Quest Cook' }));
  return { ...part, dialog, onClose, people: () => dialog.getAllByRole('definition').at(-1)?.textContent };
}

it('who comes is asked once the bubble is open; the count stands there at once [CAL-17: the summary of volunteers]', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise((resolve) => {
    answer = () => resolve({ id: 'quest-1', pledgedContracts: PLEDGED });
  });
  const { dialog, people, asked } = await openQuest({ takenCount: 2 }, { quest: () => held });
  expect(people()).toBe('2 of 5: Checking who’s coming…');
  answer();
  expect(await dialog.findByText(/Ana Ruiz and Cleo Ruiz/)).toBeTruthy();
  expect(people()).toBe('2 of 5: Ana Ruiz and Cleo Ruiz');
  expect(asked('CalendarVolunteers')).toEqual([{ questId: 'quest-1' }]);
});

it('counts who waits apart [WAI-13: the bubble of a quest]', async () => {
  const { people } = await openQuest({ takenCount: 0, waitingCount: 4 });
  expect(people()).toBe('0 of 5, 4 waiting: No volunteers yet');
});

it('is not asked for where nobody comes [CAL-17: the summary of volunteers]', async () => {
  const { people, asked } = await openQuest({ takenCount: 0 });
  expect(people()).toBe('0 of 5: No volunteers yet');
  expect(asked('CalendarVolunteers')).toEqual([]);
});

it('does not say that nobody comes where the viewer may read no names [PERM-19]', async () => {
  const { dialog, people } = await openQuest(
    { takenCount: 3 },
    { quest: () => ({ id: 'quest-1', pledgedContracts: [] }) },
  );
  expect(await dialog.findByText(/Names are hidden/)).toBeTruthy();
  expect(people()).toBe('3 of 5: Names are hidden from you');
});

it('what failed is said in the bubble, where it can be tried again; the rest of it stands', async () => {
  const answers = [refusal('QUEST_NOT_FOUND'), { id: 'quest-1', pledgedContracts: PLEDGED }];
  const { user, dialog } = await openQuest({ takenCount: 2 }, { quest: () => answers.shift() });
  const notice = within(await dialog.findByRole('alert'));
  expect(dialog.getByRole('link', { name: 'Edit Quest' })).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/Ana Ruiz/)).toBeTruthy();
});

it('a Draft is published where it stands', async () => {
  const saved = { id: 'quest-1', updatedAt: '2026-11-01T12:00:00Z', undoToken: 't', notice: null };
  const { user, dialog, asked, onClose } = await openQuest(
    { publishingStatus: 'Draft' },
    { updateQuest: saved },
  );
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Quest has been modified.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Undo/, hidden: true })).toBeTruthy();
  expect(asked('EditQuest')).toEqual([{ id: 'quest-1', publishingStatus: 'Published' }]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('day, facts, who comes and what can be done are Spanish [LNG-07: a quest over the calendar]', async () => {
  await openPart(
    <CalendarContext value={NO_ACTIONS}>
      <QuestPopover
        quest={calendarQuest({ takenCount: 2, publishingStatus: 'Draft' })}
        isPhone
        rights={ALL_RIGHTS}
        onClose={vi.fn()}
      />
    </CalendarContext>,
    { answers: { quest: { id: 'quest-1', pledgedContracts: PLEDGED } }, locale: 'es' },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Quest Cook' }));
  expect(await dialog.findByText(/2 de 5: Ana Ruiz y Cleo Ruiz/)).toBeTruthy();
  expect(dialog.getByText('lunes, 5 de marzo de 2992')).toBeTruthy();
  expect(dialog.getByText('5:30 p. m. a 8:00 p. m.')).toBeTruthy();
  expect(dialog.getByText('¡Sin responsable asignado!')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Editar la Misión' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Publicar' })).toBeTruthy();
  expect(englishIn()).toEqual([]);
});

it('leads to sheet and message of a quest with people, and copies it [DSK-04]', async () => {
  const copy = vi.fn();
  const { dialog, user } = await openQuest(
    { takenCount: 1 },
    { quest: { id: 'q', pledgedContracts: [] } },
    copy,
  );
  const links = await Promise.all(['Sheet', 'Message'].map((name) => dialog.findByRole('link', { name })));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/quests/quest-1/attendance',
    '/quests/quest-1/show?write=1',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith(expect.objectContaining({ id: 'quest-1' }));
});
