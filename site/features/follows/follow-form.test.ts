import { expect, it } from 'vitest';
import { placeOfFollow } from './follow-form.ts';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

it('a button leads back to where it stands, and nowhere else [VHM-10: the way back]', () => {
  const place = (values: Record<string, string>) => placeOfFollow(formOf(values), 'me');
  expect(place({ from: 'charity', provider: '1' })).toBe('/questList/1');
  expect(place({ from: 'charity', provider: '//evil.example' })).toBe('/questList/%2F%2Fevil.example');
  expect(place({ from: 'profile', type: 'water' })).toBe('/chariteer-fun-profile/me#undiscovered');
  expect(place({ from: 'served', type: 'water' })).toBe('/chariteer-fun-profile/me#completed');
  expect(place({ from: 'find', search: '?type=water&zip=07030' })).toBe('/find?type=water&zip=07030');
  expect(place({ from: 'find', search: '//evil.example/?next=https://evil.example' })).toBe('/find');
  expect(place({ from: 'https://evil.example' })).toBe('/settings/following');
  expect(place({})).toBe('/settings/following');
});
