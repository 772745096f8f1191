import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { line, numberOrNone, title } from '#domain/fields/field-kind.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { Problems } from './use-sending.ts';

freshConsole();

const FIELDS = {
  name: title({
    label: englishOnly('Name'),
    max: 5,
    missing: englishOnly('A name is needed.'),
    tooLong: englishOnly('Too long.'),
  }),
  note: line({ label: englishOnly('Note'), max: 3, tooLong: englishOnly('Cut off.'), isCut: true }),
  hours: numberOrNone({
    label: englishOnly('Hours'),
    min: 0,
    max: 600,
    perUnit: 60,
    outside: englishOnly('Too many.'),
  }),
};
type Values = { name: string; note: string | null; hours: number | null };
const VALUES: Values = { name: 'Jo', note: null, hours: 90 };

async function openDialog(answer?: () => Promise<Problems<Values> | undefined>, asksToLeave = false) {
  const onClose = vi.fn();
  const onSubmit = vi.fn(async (_values: Values) => answer?.());
  const part = await openPart(
    <FormDialog
      title="Who"
      values={VALUES}
      resolver={fieldsResolver<Values>(FIELDS)}
      onSubmit={onSubmit}
      onClose={onClose}
      asksToLeave={asksToLeave}
    >
      <RecordInputs fields={FIELDS} parts={{}} focused="name" />
    </FormDialog>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  return { ...part, onClose, onSubmit, name, save: screen.getByRole('button', { name: 'Save' }) };
}

it('begins in its field, is sent by Enter once something is changed, with values as they are kept, and closes', async () => {
  const { user, name, save, onSubmit, onClose } = await openDialog();
  expect(document.activeElement).toBe(name);
  expect(screen.getByLabelText('Hours')).toHaveProperty('value', '1.5');
  expect(save).toHaveProperty('disabled', true);
  await user.type(name, 'e ');
  expect(name.value).toBe('Joe ');
  await user.clear(screen.getByLabelText('Hours'));
  await user.type(screen.getByLabelText('Hours'), '2.25');
  await user.type(name, '{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Joe', note: null, hours: 135 });
});

it('says what is wrong while it is typed, cuts off with a word, and is not sent', async () => {
  const { user, name, save, onSubmit } = await openDialog();
  await user.clear(name);
  expect(await screen.findByText('A name is needed.')).toBeTruthy();
  await user.type(name, 'Johanna');
  expect(await screen.findByText('Too long.')).toBeTruthy();
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
  await user.type(name, '{Enter}');
  await user.type(screen.getByLabelText('Note'), '1234');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '123');
  expect(screen.getByText('Cut off.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a refusal stays in it with what was typed, at its field or above the buttons', async () => {
  const answers = [
    () => Promise.resolve({ name: 'Taken.' }),
    () => Promise.reject(new Error('Nobody may do that.')),
  ];
  const { user, name, save, onClose } = await openDialog(() => answers.shift()?.() ?? Promise.resolve({}));
  await user.type(name, 'e');
  await user.click(save);
  expect(await screen.findByText('Taken.')).toBeTruthy();
  await user.type(name, 'y');
  await waitFor(() => expect(screen.queryByText('Taken.')).toBeNull());
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody may do that.');
  expect(name.value).toBe('Joey');
  expect(onClose).not.toHaveBeenCalled();
});

it('Escape closes it; with changes it asks first where it shall', async () => {
  const { user, name, onClose } = await openDialog(undefined, true);
  await user.type(name, 'e{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull());
  expect(name.value).toBe('Joe');
  await user.type(name, '{Backspace}{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
