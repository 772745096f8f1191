import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartyInputs } from './PartyInputs.tsx';
import { mostOthers, partyView } from './party-view.ts';

const agePolicy = { name: 'All ages', supervisedAge: 10, soloAge: 16, maxAge: 100 };
const viewFor = (most: number, of: Partial<Parameters<typeof partyView>[1]> = {}) => {
  const view = partyView('en', { most, isAdult: true, agePolicy, ...of });
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
  render(<PartyInputs party={viewFor(1, { isAdult: false })} />);
  expect(optionsOf(screen.getByRole('combobox')).map(([value]) => value)).toEqual(['', 'ADULT']);
  expect(partyView('en', { most: 0, isAdult: true, agePolicy })).toBeNull();
});

it('asks for no more people and ages than the quest lets come, but for those who come already [HEAD-01, HEAD-03]', () => {
  const bandsFor = (of: Parameters<typeof viewFor>[1]) => viewFor(1, of).bands.map(({ id }) => id);
  const adults = { ...agePolicy, supervisedAge: 18, soloAge: 18 };
  expect(bandsFor({ agePolicy: adults })).toEqual(['ADULT']);
  expect(bandsFor({ agePolicy: { ...adults, supervisedAge: 14 } })).toEqual(['ADULT', 'AGES_14_TO_17']);
  const kept = [{ band: 'AGES_10_TO_13', firstName: '' }];
  expect(bandsFor({ agePolicy: adults, kept })).toEqual(['ADULT', 'AGES_10_TO_13']);
  expect(mostOthers({ others: 2, othersLeft: 3, othersMax: 3 })).toBe(3);
  expect(mostOthers({ others: 2, othersLeft: 0, othersMax: 3 })).toBe(2);
  expect(mostOthers({ others: 2, othersLeft: 0, othersMax: 0 })).toBe(2);
});
