import { expect, it } from 'vitest';
import { securityContact } from './security-contact.ts';

const NOW = Date.parse('2026-11-23T09:30:00Z');
const at = { publicOrigin: 'https://app.example' };

it('whom to tell stands there, good for half a year from whenever it is read [JOI-17: security.txt]', () => {
  expect(securityContact({ ...at, supportEmail: 'help@app.example' }, NOW)).toBe(
    [
      'Contact: mailto:help@app.example',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en, es, ar',
      'Canonical: https://app.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('it is never over, and always good for less than the year that the RFC allows [JOI-17: security.txt]', () => {
  for (let day = 0; day < 400; day += 7) {
    const now = NOW + day * 86_400_000;
    const end = /Expires: (.*)/.exec(securityContact({ ...at, supportEmail: 'a@b.us' }, now) ?? '')?.[1];
    const ahead = (Date.parse(end ?? '') - now) / 86_400_000;
    expect([ahead > 178, ahead < 365]).toEqual([true, true]);
  }
});

it('an address with signs stays one line and one link [JOI-17: security.txt]', () => {
  const text = securityContact({ ...at, supportEmail: "o'neil+help&x?=@app.example" }, NOW) ?? '';
  expect(text.split('\n')[0]).toBe("Contact: mailto:o'neil+help%26x%3F%3D@app.example");
});

it('without an address for help there is none [JOI-17: security.txt]', () => {
  expect(securityContact({ ...at, supportEmail: null }, NOW)).toBeNull();
});
