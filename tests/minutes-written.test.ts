import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atLeast } from './support/at-least.ts';
import { shippedSources } from './support/source-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = atLeast(1000, ['api', 'db', 'scripts'].flatMap(shippedSources));

/** Every file that has credits made from contracts, with why nothing more is asked there. */
const CREDITS_MADE: Readonly<Record<string, string>> = {
  'api/attendance/attendance/write-marks.ts':
    'marks and confirmations, which refusalOfAttendance judges by the rule',
  'api/attendance/bans/end-by-boot.ts': 'a boot credits nothing',
  'api/operations/ledger/credit-faults.ts': 'made anew from contracts',
  'api/attendance/attendance/void-marks.ts': 'a quest that is cancelled before its start credits nothing',
  'api/attendance/attendance/credit-rest.ts':
    'the rest of a mark that the rule let through, as far as departureToCredit goes',
  'api/attendance/credits/replace-credits.ts': 'where it is written',
  'api/operations/imports/write-past-hours.ts':
    'imported hours, which isPastDayCreditable judges by the rule',
  'api/operations/merging/give-contracts-back.ts': 'as contracts stood before a merge',
  'api/operations/merging/merge-sign-ups.ts': 'stays that are cut where two records overlap, never longer',
  'api/reactions/reactions.ts': 'where they follow from what was marked',
  'api/places/places/abandon.ts': 'leaving makes a mark less by attendanceLeft, never more',
};

/** Every file that writes into the table of credits itself. */
const CREDITS_WRITTEN: Readonly<Record<string, string>> = {
  'api/attendance/credits/replace-credits.ts': 'the only one that makes any from what people do',
  'api/operations/merging/merge-sign-ups.ts': 'they follow their contracts to another record',
  'api/operations/merging/take-apart.ts': 'and back',
  'db/factories/insert-contract.ts': 'of the demo world and tests',
  'scripts/bench/bare-month.ts': 'a bare table to compare speed with',
  'scripts/seed/seed-contest.ts': 'the demo world’s past, by planned times',
  'scripts/seed/seed-history.ts': 'the demo world’s past, by planned times',
};

const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file))).sort();

it('credits come from the named places alone [DEC-79]', () => {
  expect(filesWith(/\bwriteCredits\(|'AttendanceChanged'|'StaysCut'/)).toEqual(
    Object.keys(CREDITS_MADE).sort(),
  );
  const writes = /(insert|update)\(credit\)|insertRows\(\w+, credit\b|(INTO|UPDATE) credit\b/;
  expect(filesWith(writes)).toEqual(Object.keys(CREDITS_WRITTEN).sort());
});

it('whoever sets minutes asks the one rule of what can be credited [DEC-79]', () => {
  expect(filesWith(/\bproblemOfCredit\(/)).toEqual([
    'api/domain/attendance/attendance-gate.ts',
    'api/domain/attendance/credit-bounds.ts',
    'api/domain/attendance/hours-claim.ts',
    'api/domain/imports/past-hours.ts',
  ]);
  expect(textOf('api/attendance/attendance/mark-contracts.ts')).toContain('refusalOfAttendance({');
  const imported = 'api/operations/imports/plan-volunteers.ts';
  expect(textOf(imported)).toContain('creditablePastHours(joined, now)');
});
