import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartyInputs } from './PartyInputs.tsx';
import { partyView } from './party-view.ts';

const viewFor = (most: number, isYoung = false) => {
  const view = partyView('en', { most, isYoung });
  if (!view) throw new Error('No one can come');
  return view;
};
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);

it('asks for the age of each person who can come, and a first name or none [HEAD-02]', () => {
  const sent = [{ band: 'ADULT', firstName: 'Rosa' }];
  render(<PartyInputs party={viewFor(2)} sent={sent} problem="Only one spot is left for others." />);
  const bands = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Person \d$/ });
  expect(bands.map(({ name, value }) => [name, value])).toEqual([
    ['band-1', 'ADULT'],
    ['band-2', ''],
  ]);
  expect(optionsOf(bands[1] as HTMLElement)).toEqual([
    ['', 'No one'],
    ['ADULT', 'Adult'],
    ['AGES_14_TO_17', '14 to 17'],
    ['AGES_10_TO_13', '10 to 13'],
  ]);
  const names = screen.getAllByRole<HTMLInputElement>('textbox', {
    name: /^Person \d First name \(optional\)$/,
  });
  expect(names.map(({ name, value, maxLength }) => [name, value, maxLength])).toEqual([
    ['first-name-1', 'Rosa', 40],
    ['first-name-2', '', 40],
  ]);
  expect(screen.getByText('Only one spot is left for others.')).toBeTruthy();
});

it('offers minors adults alone, and nobody where no one can come [HEAD-01, HEAD-02]', () => {
  render(<PartyInputs party={viewFor(1, true)} />);
  expect(optionsOf(screen.getByRole('combobox')).map(([value]) => value)).toEqual(['', 'ADULT']);
  expect(partyView('en', { most: 0, isYoung: false })).toBeNull();
});
