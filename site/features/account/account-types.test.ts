import { expect, it } from 'vitest';
import { accountKindsTexts } from '#domain/texts/generated/account-kinds.ts';
import { config } from './account-fixture.ts';
import { accountChoices } from './account-types.ts';

const T = accountKindsTexts('en');

const targets = (settings = config) =>
  Object.fromEntries(
    accountChoices(T, settings).flatMap(({ choices }) => choices.map(({ label, href }) => [label, href])),
  );

it('people and charities go to their own pages [ACC-03, ACC-04]', () => {
  expect(targets()).toEqual({
    Volunteer: '/createChariteerAccount',
    'Staff Member': '/createChariteerAccount',
    Charity: '/createProviderAccount',
    Church: '/createProviderAccount',
    'Religious Ministry': '/createProviderAccount',
  });
});

it('forms elsewhere are offered when they have an address, in a new tab [ACC-05]', () => {
  const forms = { ...config, dioceseFormUrl: 'https://d.example/', businessFormUrl: 'https://b.example/' };
  expect(targets(forms)).toMatchObject({ Diocese: 'https://d.example/', Business: 'https://b.example/' });
  expect(targets(forms)).not.toHaveProperty('School');
  const choices = accountChoices(T, forms).flatMap((group) => group.choices);
  expect(choices.filter(({ isElsewhere }) => isElsewhere).map(({ label }) => label)).toEqual([
    'Diocese',
    'Business',
  ]);
});

it('every kind of account has a figure on its shield', () => {
  const all = { ...config, dioceseFormUrl: 'd', schoolFormUrl: 's', businessFormUrl: 'b' };
  const figures = accountChoices(T, all).flatMap(({ choices }) => choices.map(({ figure }) => figure));
  expect(figures).toHaveLength(8);
  expect(new Set(figures).size).toBe(8);
  expect(figures).not.toContain('');
});
