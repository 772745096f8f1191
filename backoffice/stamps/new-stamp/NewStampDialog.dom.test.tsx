import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import type { CharityBooks } from '../collection/stamp-collection.ts';
import { NewStampDialog } from './NewStampDialog.tsx';

freshConsole();

const books = {
  id: 'charity-1',
  locations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
} as unknown as CharityBooks;

async function openDialog(answers: Answers) {
  const onMade = vi.fn();
  const part = await openPart(<NewStampDialog books={books} onMade={onMade} onClose={() => {}} />, {
    answers,
  });
  const title = await screen.findByLabelText(/^Quest title/);
  return { ...part, onMade, title, make: screen.getByText('Make stamp') };
}

it('a new stamp says what is wrong with its title in the words of the edit dialog [EDQ-03, EDQ-04]', async () => {
  const { user, title, make } = await openDialog({});
  expect(make).toHaveProperty('disabled', true);
  await user.click(title);
  await user.paste('x'.repeat(26));
  expect(await screen.findByText('The quest title must be at most 25 characters long.')).toBeTruthy();
  await user.clear(title);
  await user.type(title, ' ');
  expect(await screen.findByText('The quest title is required.')).toBeTruthy();
  expect(make).toHaveProperty('disabled', true);
});

it('is made with its first place, called as its quest, and handed over', async () => {
  const { user, title, onMade, asked } = await openDialog({ createStamp: { id: 's9', stampTitle: 'Cook' } });
  await user.selectOptions(screen.getByLabelText('Category'), 'garment');
  await user.click(screen.getByLabelText('Description'));
  await user.paste('Bring <gloves>.');
  await user.click(title);
  await user.paste('Cook');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('s9'));
  expect(asked('NewStamp')).toMatchObject([
    {
      input: {
        stampTitle: 'Cook',
        serviceTags: ['garment'],
        locationId: 'hall',
        description: '<p>Bring &lt;gloves&gt;.</p>',
      },
    },
  ]);
  expect(await screen.findByText('Stamp “Cook” created.')).toBeTruthy();
});

it('a refusal stays in the dialog with what was typed', async () => {
  const { user, title, onMade } = await openDialog({ createStamp: refusal('RATE_LIMITED') });
  await user.click(title);
  await user.paste('Cook');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(title).toHaveProperty('value', 'Cook');
  expect(onMade).not.toHaveBeenCalled();
});

it('a new stamp is made in Spanish [LNG-07: stamps]', async () => {
  const part = <NewStampDialog books={books} onMade={() => {}} onClose={() => {}} />;
  const { user } = await openPart(part, { locale: 'es', answers: { createStamp: { id: 's9' } } });
  await user.click(await screen.findByLabelText(/^Título de la Misión/));
  expect(screen.getByText('Las personas voluntarias lo ven.')).toBeTruthy();
  expect(screen.getByPlaceholderText('Sin título')).toBeTruthy();
  expect(screen.getByLabelText('Categoría').textContent).toMatch(/Comida/);
  expect(screen.getByLabelText('Tipo').textContent).toMatch(/Turno presencial/);
  await user.paste('Sopa');
  await user.click(screen.getByText('Hacer el sello'));
  expect(await screen.findByText('Se creó el sello “Sopa”.')).toBeTruthy();
});
