import { expect, it } from 'vitest';
import { demandedParts, RECORD_PARTS, recordStanding } from './record-demands.ts';

const NOTHING = { demandsFullRecord: false, demandsEmergencyContact: false };
const CONTACT = { ...NOTHING, demandsEmergencyContact: true };
const ALL = { ...CONTACT, demandsFullRecord: true };

it.each([
  ['nothing', NOTHING, []],
  ['the emergency contact', CONTACT, ['EMERGENCY_CONTACT']],
  ['the full record', ALL, [...RECORD_PARTS]],
  ['the full record, whatever of the contact', { ...ALL, demandsEmergencyContact: false }, [...RECORD_PARTS]],
])('a charity demands %s [JOI-05: API]', (_case, demands, parts) => {
  expect(demandedParts(demands)).toEqual(parts);
});

it('what somebody has told is not asked again [JOI-05: API]', () => {
  expect(recordStanding(ALL, ['ZIP_CODE']).lacked).toEqual(['ZIP_CODE']);
  expect(recordStanding(CONTACT, ['ZIP_CODE', 'TELEPHONE']).lacked).toEqual([]);
  expect(recordStanding(CONTACT, ['ZIP_CODE']).missing).toEqual(['ZIP_CODE']);
});

it('only the full record is demanded before a place is given to who joins by a quest [JOI-03, JOI-05: API]', () => {
  expect(recordStanding(CONTACT, [...RECORD_PARTS]).isDemandedAtOnce).toBe(false);
  expect(recordStanding(ALL, [...RECORD_PARTS]).isDemandedAtOnce).toBe(true);
  expect(recordStanding(ALL, []).isDemandedAtOnce).toBe(false);
});
