import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { RecordDemandsCard } from './RecordDemandsCard.tsx';

freshConsole();

const byDefault = { demandsEmergencyContact: true, demandsFullRecord: false };
const openCard = (recordDemands: typeof byDefault, answers: Answers = {}) =>
  openPart(<RecordDemandsCard providerId="charity-1" />, { answers: { recordDemands, ...answers } });
const contact = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Emergency contact' });
const record = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Full record' });

it('an admin switches the emergency contact off, which is on by default [JOI-05: console]', async () => {
  const { user, asked } = await openCard(byDefault, { setRecordDemands: byDefault });
  expect([(await contact()).checked, (await record()).checked]).toEqual([true, false]);
  await user.click(await contact());
  expect(await screen.findByText('Saved for the next sign-ups.')).toBeTruthy();
  expect(asked('ConsoleSetRecordDemands')).toEqual([
    { providerId: 'charity-1', demandsEmergencyContact: false },
  ]);
  await waitFor(() => expect(asked('ConsoleRecordDemands')).toHaveLength(2));
});

it('the full record has the emergency contact, whatever its own switch said [JOI-05: console]', async () => {
  const { user, asked } = await openCard(
    { demandsEmergencyContact: false, demandsFullRecord: true },
    { setRecordDemands: byDefault },
  );
  expect([(await contact()).checked, (await contact()).disabled]).toEqual([true, true]);
  await user.click(await record());
  await waitFor(() =>
    expect(asked('ConsoleSetRecordDemands')).toEqual([{ providerId: 'charity-1', demandsFullRecord: false }]),
  );
});

it('what is refused is said, and shown as it is [JOI-05: console]', async () => {
  const { user, asked } = await openCard(byDefault, { setRecordDemands: refusal('FORBIDDEN') });
  await user.click(await record());
  await waitFor(() => expect(asked('ConsoleRecordDemands')).toHaveLength(2));
  expect((await record()).checked).toBe(false);
  expect(screen.queryByText('Saved for the next sign-ups.')).toBeNull();
});
