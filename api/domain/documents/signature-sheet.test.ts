import { expect, it } from 'vitest';
import { type SignatureFacts, signatureSheet } from './signature-sheet.ts';

const FACTS: SignatureFacts = {
  ...{ locale: 'en', site: 'Chariteers', title: 'Waiver', charity: 'Soup Kitchen' },
  text: '<p>I know that a kitchen is <b>hot</b>.</p><ul><li>No horseplay</li></ul>',
  ...{ version: 2, versionHash: 'a1'.repeat(32), signedName: 'Vera Volunteer', personName: 'Sam Young' },
  ...{ role: 'self', way: 'site', signedAt: Date.parse('2026-11-16T15:05Z'), expiresAt: null },
};

it('says the text as it was signed, who signed it, as whom, when, and the hash of its version [WAV-05]', () => {
  const { lines, signature } = signatureSheet(FACTS);
  expect(lines).toEqual(['I know that a kitchen is hot.', '• No horseplay']);
  expect(signature).toEqual([
    'Signed Monday, November 16, 2026, 10:05 am, by Vera Volunteer',
    'As the volunteer',
    `Version 2, SHA-256 ${'a1'.repeat(32)}`,
  ]);
});

it('says for whom a guardian signed, on paper, and until when it counts [WAV-04, WAV-05]', () => {
  const { signature } = signatureSheet({
    ...FACTS,
    ...{ role: 'guardian', way: 'paper', expiresAt: Date.parse('2027-11-16T15:05Z') },
  });
  expect(signature.slice(1, -1)).toEqual([
    'As guardian of Sam Young',
    'On paper',
    'Valid until Tuesday, November 16, 2027',
  ]);
});

it.each(['es', 'ar'] as const)(
  'is in the language of who reads it, but for the text: %s [WAV-05]',
  (locale) => {
    const sheet = signatureSheet({ ...FACTS, locale });
    expect(sheet.lines).toEqual(signatureSheet(FACTS).lines);
    expect(sheet.signature.join()).not.toContain('Signed');
  },
);
