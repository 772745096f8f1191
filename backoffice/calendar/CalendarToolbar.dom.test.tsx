import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';

freshConsole();

it('its controls name the keys that press them [DSK-03]', async () => {
  const none = { onPostMonth: null, onCopyMonth: null, publishing: null, viewing: null };
  const shown = { month: '2992-04', week: null, onAdd: vi.fn(), onMonth: vi.fn(), onWeek: vi.fn() };
  await openPart(<CalendarToolbar {...none} {...shown} />);
  await screen.findByRole('heading');
  const keys = ['Previous month', 'Next month', 'Today', 'Add Quest'].map((name) =>
    screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts'),
  );
  expect(keys).toEqual(['k', 'j', 't', 'n']);
});

it.each([
  ['2992-04-01', 'en', 'Apr 1 to Apr 7, 2992'],
  ['2992-12-30', 'en', 'Dec 30 to Jan 5, 2993'],
  ['2992-12-30', 'es', '30 dic a 5 ene, 2993'],
  [null, 'en', 'April 2992'],
] as const)(
  'the week of %s is named by its days (%s), a month by its name [DSK-04]',
  async (week, locale, words) => {
    const none = { onAdd: null, onPostMonth: null, onCopyMonth: null, publishing: null, viewing: null };
    const shown = { month: '2992-04', week, onMonth: vi.fn(), onWeek: vi.fn() };
    await openPart(<CalendarToolbar {...none} {...shown} />, { locale });
    expect((await screen.findByRole('heading')).textContent).toBe(words);
  },
);
