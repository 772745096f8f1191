import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { MaximumField } from './MaximumField.tsx';

freshConsole();

const QUEST = {
  id: 'quest-1',
  providerId: 'charity-1',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  resourceMaxNumber: 12,
} as const;
const SAVED = { id: 'quest-1', updatedAt: '2026-11-01T12:00:00Z', undoToken: null, notice: null };

async function openField(answers: Answers) {
  const part = await openPart(<MaximumField quest={QUEST} />, { answers });
  const field = await screen.findByLabelText('Maximum volunteers');
  return { ...part, field, save: screen.getByRole('button', { name: 'Save' }) };
}

it('a maximum within its limits is sent, with the one that was seen; others are refused here [EDQ-09]', async () => {
  const { user, field, save, asked } = await openField({ updateQuest: SAVED });
  expect(save).toHaveProperty('disabled', true);
  await user.clear(field);
  expect(save).toHaveProperty('disabled', true);
  for (const wrong of ['400', '0']) {
    await user.type(field, wrong);
    expect(screen.getByText('Enter 1 to 75 volunteers.')).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);
    await user.clear(field);
  }
  await user.type(field, '75');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Quest has been modified.')).toBeTruthy();
  expect(asked('EditQuest')).toEqual([
    { id: 'quest-1', resourceMaxNumber: 75, expected: { resourceMaxNumber: 12 } },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('a refusal is told, and what was typed stays', async () => {
  const { user, field, save } = await openField({ updateQuest: refusal('QUEST_STARTED') });
  await user.clear(field);
  await user.type(field, '20');
  await user.click(save);
  expect(await screen.findByText(/already started/)).toBeTruthy();
  expect(field).toHaveProperty('value', '20');
});

it('shows what someone else sets, but not over what is being typed [DSK-12]', async () => {
  function Changing() {
    const [resourceMaxNumber, setMaximum] = useState(12);
    return (
      <>
        <MaximumField quest={{ ...QUEST, resourceMaxNumber }} />
        <button type="button" onClick={() => setMaximum(resourceMaxNumber + 1)}>
          Someone else
        </button>
      </>
    );
  }
  const { user } = await openPart(<Changing />, {});
  const field = await screen.findByLabelText('Maximum volunteers');
  await user.click(screen.getByRole('button', { name: 'Someone else' }));
  expect(field).toHaveProperty('value', '13');
  await user.type(field, '{Backspace}9');
  await user.click(screen.getByRole('button', { name: 'Someone else' }));
  expect(field).toHaveProperty('value', '19');
});
