import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { refusalOfSharing } from './shared-year.ts';

const NOW = instantOf('2025-12-01', '09:00');
const adult = { createdAt: instantOf('2024-07-04', '10:00'), agreedAt: null, isYoung: false };

it.each([
  ['an adult', adult, 2025, null],
  ['an earlier year', adult, 2024, null],
  ['a year before the account', adult, 2023, 'YEAR_NOT_FOUND'],
  ['a year to come', adult, 2026, 'YEAR_NOT_FOUND'],
  ['nobody', null, 2025, 'YEAR_NOT_FOUND'],
  ['somebody young', { ...adult, isYoung: true }, 2025, 'PUBLIC_PROFILE_NOT_ALLOWED'],
  ['somebody young whose guardian agreed', { ...adult, isYoung: true, agreedAt: 1 }, 2025, null],
])('%s [VHM-05, SAF-05: who may share a year]', (_, owner, year, refusal) => {
  expect(refusalOfSharing(owner, year, NOW)).toBe(refusal);
});
