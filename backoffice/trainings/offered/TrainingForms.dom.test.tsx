import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { TrainingCreate } from './TrainingCreate.tsx';
import { TrainingEdit } from './TrainingEdit.tsx';

freshConsole();

const training = {
  id: 'knives',
  name: 'Knives',
  description: '',
  ageThreshold: null,
  estimatedTime: 45,
  estimatedCost: 1250,
  url: null,
  isAboutSafety: false,
  fulfilledBy: 'Applying',
  isInUse: true,
};

function openForm(part: typeof TrainingCreate, given: { answers: Answers; at?: string; path?: string }) {
  const Part = part;
  return openPart(
    <ResourceContextProvider value="trainings">
      <Part />
    </ResourceContextProvider>,
    given,
  );
}

it('a training is offered with what it costs in dollars, once all that is needed is said', async () => {
  const { user, asked, whereTo } = await openForm(TrainingCreate, {
    answers: { createTemplateOrientation: training },
  });
  const add = await screen.findByText('Add training');
  await user.click(add);
  expect(await screen.findByText('Name the training.')).toBeTruthy();
  expect(screen.getByText('Say whether applying is enough.')).toBeTruthy();
  await user.click(screen.getByLabelText(/^Name/));
  await user.paste('Knives ');
  await user.type(screen.getByLabelText('Cost in dollars'), '12.5');
  await user.click(screen.getByLabelText('Applying is enough'));
  await user.click(add);
  await waitFor(() => expect(whereTo()).toBe('/trainings'));
  expect(asked('CreateTraining')).toMatchObject([
    { input: { providerId: 'charity-1', name: 'Knives', estimatedCost: 1250, fulfilledBy: 'Applying' } },
  ]);
});

it('one about safety leaves no choice; only what was changed is sent, and a refusal leaves it as it was', async () => {
  const { user, asked, whereTo } = await openForm(TrainingEdit, {
    answers: { templateOrientation: training, updateTemplateOrientation: refusal('RATE_LIMITED') },
    at: '/trainings/knives',
    path: '/trainings/:id',
  });
  expect(await screen.findByLabelText('Cost in dollars')).toHaveProperty('value', '12.5');
  expect(screen.getByText(/you can’t delete it/)).toBeTruthy();
  await user.click(screen.getByLabelText(/^It’s about safety/));
  const complete = screen.getByLabelText(/^Someone marks it complete/);
  await waitFor(() => expect(complete).toHaveProperty('checked', true));
  expect(complete).toHaveProperty('disabled', true);
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    // The API makes it Complete.
    expect(asked('UpdateTraining')).toEqual([{ input: { id: 'knives', isAboutSafety: true } }]),
  );
  expect(complete).toHaveProperty('checked', true);
  expect(whereTo()).toBe('/trainings/knives');
});

it('what a refused form holds is not left without a question, and one more try sends it', async () => {
  const { user, asked } = await openForm(TrainingCreate, {
    answers: { createTemplateOrientation: refusal('RATE_LIMITED') },
  });
  const add = await screen.findByText('Add training');
  expect(leavesUnasked()).toBe(true);
  await user.click(screen.getByLabelText(/^Name/));
  await user.paste('Knives');
  await user.click(screen.getByLabelText('Applying is enough'));
  await user.click(add);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(leavesUnasked()).toBe(false);
  await user.click(add);
  await waitFor(() => expect(asked('CreateTraining')).toHaveLength(2));
});

/** What the browser asks of a page that is closed. */
function leavesUnasked(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
