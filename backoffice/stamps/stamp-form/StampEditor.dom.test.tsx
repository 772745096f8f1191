import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import type { StampBookRecord, StampDetails } from '../book-record/stamp-book-record.ts';
import { StampEditor } from './StampEditor.tsx';

freshConsole();

const book = {
  id: 'charity-1',
  name: 'Charity One',
  questConfiguration: null,
  questConfigurationVersion: '1',
  agePolicies: '[]',
  approvedLocations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
  templateOrientations: [{ id: 'knives', name: 'Knives' }],
  reservingGuilds: null,
  stamps: [],
} satisfies StampBookRecord;
const dinner = {
  id: 'stamp-1',
  providerId: 'charity-1',
  ...newQuestValues({}, null),
  stampTitle: 'Dinner',
  stampIcon: 'stamp_bread_01',
  eventTitle: 'Serve dinner',
  eventType: 'OSV',
  locationId: 'hall',
  serviceTags: [],
  requiredOrientations: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
} satisfies StampDetails;

function openEditor(given: { stamp?: StampDetails; source?: StampDetails; answers?: Answers }) {
  const { stamp = null, source = null, answers = {} } = given;
  const page = { questPage: { items: [], total: 0 }, ...answers };
  return openPart(<StampEditor book={book} stamp={stamp} source={source} />, { answers: page });
}

it('a new stamp is made once its quest has a title, with what was chosen [STM-02]', async () => {
  const { user, asked, whereTo } = await openEditor({ answers: { createStamp: { id: 'stamp-2' } } });
  const create = await screen.findByText('Create stamp');
  expect(screen.getByLabelText('Stamp name')).toHaveProperty('value', '');
  await user.selectOptions(screen.getByLabelText('Category'), 'food');
  await user.selectOptions(screen.getByLabelText('Usual location'), 'Hall');
  await user.click(screen.getByLabelText('Volunteers can come for part of the time'));
  await user.click(screen.getByLabelText('Knives'));
  expect(create, 'without a title').toHaveProperty('disabled', true);
  expect(screen.queryByText('The quest title is required.'), 'only its star says so').toBeNull();
  await user.click(screen.getByLabelText('Stamp book group'));
  await user.paste('Winter');
  await user.click(screen.getByLabelText(/^Quest title/));
  await user.paste('Cook');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(whereTo()).toBe('/stamps'));
  expect(asked('NewStamp')).toMatchObject([
    {
      input: {
        providerId: 'charity-1',
        stampTitle: null,
        eventTitle: 'Cook',
        serviceTags: ['food'],
        locationId: 'hall',
        flexibleMinimumTime: 60,
        requiredOrientations: ['knives'],
        groupName: 'Winter',
      },
    },
  ]);
});

it('of a stamp only what differs is sent, and a refusal leaves what was typed', async () => {
  const { user, asked, whereTo } = await openEditor({
    stamp: dinner,
    answers: { updateStamp: refusal('RATE_LIMITED') },
  });
  const save = await screen.findByText('Save');
  expect(save).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Supervisor'));
  await user.paste('Ada');
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(asked('UpdateStamp')).toEqual([
    { input: { id: 'stamp-1', expectedUpdatedAt: dinner.updatedAt, giverName: 'Ada' } },
  ]);
  expect(screen.getByLabelText('Supervisor')).toHaveProperty('value', 'Ada');
  expect(whereTo()).toBe('/part');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByText('Discard changes'));
  await waitFor(() => expect(whereTo()).toBe('/stamps'));
});

it('what somebody else changes comes in round what was typed here', async () => {
  const theirs = {
    ...dinner,
    eventTitle: 'Cook dinner',
    giverName: 'Ben',
    updatedAt: '2026-11-02T00:00:00Z',
  };
  const { user, asked } = await openPart(<Meanwhile theirs={theirs} />, {
    answers: { updateStamp: { id: 'stamp-1', updatedAt: 'x' } },
  });
  await user.click(await screen.findByLabelText('Supervisor'));
  await user.paste('Grace');
  await user.click(screen.getByText('Meanwhile'));
  await waitFor(() => expect(screen.getByLabelText(/^Quest title/)).toHaveProperty('value', 'Cook dinner'));
  expect(screen.getByLabelText('Supervisor')).toHaveProperty('value', 'Grace');
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(asked('UpdateStamp')).toEqual([
      { input: { id: 'stamp-1', expectedUpdatedAt: theirs.updatedAt, giverName: 'Grace' } },
    ]),
  );
});

it('the form of a stamp is Spanish, with its choices, icons and what is wrong with it [LNG-07: stamps]', async () => {
  const answers = { questPage: { items: [], total: 0 }, createStamp: { id: 'stamp-2' } };
  const part = <StampEditor book={book} stamp={null} source={null} />;
  const { user } = await openPart(part, { locale: 'es', answers });
  const create = await screen.findByText('Crear sello');
  const category = screen.getByLabelText('Categoría');
  expect(within(category).getAllByRole('option')[0]?.textContent).toBe('Sin categoría');
  expect(within(category).getByRole('option', { name: 'Comida' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Sobre' })).toBeTruthy();
  expect(screen.getByLabelText(/^Tamaño/).textContent).toBe('pequeñomedianogrande');
  expect(screen.getByLabelText('Empezar con una Misión')).toBeTruthy();
  expect(within(screen.getByLabelText('Lugar habitual')).getByText('Se elige cada vez')).toBeTruthy();
  expect(
    screen.getByLabelText('Las personas voluntarias pueden venir solo una parte del tiempo'),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Puesto híbrido');
  await user.click(screen.getByLabelText('Dirección del formulario de solicitud'));
  await user.paste('ftp://example.org');
  expect(await screen.findByText(/^El enlace de la solicitud tiene que empezar con/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Dirección del formulario de solicitud'));
  await user.click(screen.getByLabelText(/^Título de la Misión/));
  await user.paste('Cocinar');
  await user.click(create);
  expect(await screen.findByText('Se creó el sello “Sin título”.')).toBeTruthy();
});

function Meanwhile({ theirs }: { theirs: StampDetails }) {
  const [stamp, setStamp] = useState<StampDetails>(dinner);
  return (
    <>
      <button type="button" onClick={() => setStamp(theirs)}>
        Meanwhile
      </button>
      <StampEditor book={book} stamp={stamp} source={null} />
    </>
  );
}
