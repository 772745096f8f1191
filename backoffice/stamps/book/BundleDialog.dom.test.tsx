import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import type { Books } from '../book-record/book-changes.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import { BundleDialog } from './BundleDialog.tsx';

freshConsole();

const stamps = new Map(
  ['Soup', 'Bread'].map((stampTitle) => [stampTitle, { id: stampTitle, stampTitle } as StampDetails]),
);
const GROUP = {
  name: 'Kitchen',
  stamps: [
    { id: 'Soup', index: 0 },
    { id: 'Bread', index: 1 },
  ],
  bundles: [{ name: 'Lunch', stampIds: ['Soup'] }],
};

async function openDialog(position: number | null) {
  let books = { stampBook: [GROUP], bundleBook: {} } as unknown as Books;
  const editor = {
    books,
    show: vi.fn(),
    isSaving: false,
    change: (edit: (last: Books) => Books) => {
      books = edit(books);
    },
  };
  const onClose = vi.fn();
  const given = { isOpen: true, group: GROUP, groupIndex: 0, position, editor, stamps, onClose };
  const part = await openPart(<BundleDialog {...given} />);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  const save = screen.getByRole('button', { name: 'Save' });
  return { ...part, name, save, onClose, bundles: () => books.stampBook[0]?.bundles };
}

it('a bundle gets a name and stamps in the order in which they were chosen; Enter saves it', async () => {
  const { user, name, save, onClose, bundles } = await openDialog(null);
  expect(document.activeElement).toBe(name);
  await user.type(name, 'Supper ');
  expect(save, 'without a stamp').toHaveProperty('disabled', true);
  for (const stamp of ['Bread', 'Soup']) await user.click(screen.getByRole('checkbox', { name: stamp }));
  await user.type(name, '{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bundles()?.[1]).toEqual({ name: 'Supper', stampIds: ['Bread', 'Soup'] });
});

it('one that is there is deleted, or left as it is by Escape', async () => {
  const { user, name, save, onClose, bundles } = await openDialog(0);
  expect(name.value).toBe('Lunch');
  expect(save, 'nothing is changed').toHaveProperty('disabled', true);
  await user.clear(name);
  expect(await screen.findByText('Name the bundle.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(bundles()).toEqual(GROUP.bundles);
  await user.click(screen.getByRole('button', { name: 'Delete bundle' }));
  expect(bundles()).toEqual([]);
});
