import { describe, expect, it } from 'vitest';
import { findLikelyDuplicates } from './likely-duplicates.ts';
import { readProgram } from './program.ts';

function programOf(Program: string, Street: string, change: object = {}) {
  const Address = { Street, Borough: 'BX', ZIP: '10458', latitude: 40.8, longitude: -73.8 };
  const Schedules = [{ Days: 'SAT', openingHour: '9 AM', closingHour: '10 AM' }];
  const row = { id: '1', Type: 'FP', Program, Address: { ...Address, ...change }, Schedules };
  const reading = readProgram(row);
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading.item;
}

describe('programs that may be the same', () => {
  it.each([
    [
      'of the same name in the same house',
      'P.O.T.S.',
      '2759 WEBSTER AVE (BASEMENT)',
      '«P.O.T.S.» may be that of row 1',
    ],
    [
      'of another name in the same house',
      'WEBSTER PANTRY',
      '2759 Webster Avenue',
      '«Webster Pantry» may be «Pots» of row 1',
    ],
    ['of the same name in another house', 'POTS', '2763 WEBSTER AVENUE', '«Pots» may be that of row 1'],
    ['of another name in another house', 'WEBSTER PANTRY', '2763 WEBSTER AVENUE', null],
  ])('one %s', (_, name, street, what) => {
    const duplicateOf = findLikelyDuplicates();
    expect(duplicateOf(programOf('POTS', '2759 WEBSTER AVENUE'), 'row 1')).toBeNull();
    expect(duplicateOf(programOf(name, street), 'row 2')).toBe(what);
  });

  it('does not take two charities of the same name for one when they are in two districts', () => {
    const duplicateOf = findLikelyDuplicates();
    duplicateOf(programOf("ST. ANTHONY'S CHURCH", '1 HILL STREET'), 'row 1');
    const island = programOf("ST. ANTHONY'S CHURCH", '1 HILL STREET', { Borough: 'SI', ZIP: '10304' });
    expect(duplicateOf(island, 'row 2')).toBeNull();
  });
});
