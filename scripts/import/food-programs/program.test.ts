import { describe, expect, it } from 'vitest';
import { readProgram } from './program.ts';

const ROW = {
  id: '80015',
  Type: 'FP',
  Program: 'THE BIBLE CHURCH OF CHRIST',
  Organization: 'FP',
  Address: { Street: '1358 MORRIS AVENUE', Borough: 'BX', ZIP: '10456', latitude: 40.83, longitude: -73.91 },
  Schedules: [{ Days: 'WED/SUN (2,4)', openingHour: '01:00 PM', closingHour: '04:00 PM' }],
};

function programOf(change: object) {
  const reading = readProgram({ ...ROW, ...change });
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading.item;
}

function refusalOf(row: unknown) {
  const reading = readProgram(row);
  return 'refusal' in reading ? reading.refusal : null;
}

describe('a published food program', () => {
  it('becomes a provider with a place, a stamp and its hours [STM-10]', () => {
    expect(programOf({})).toMatchObject({
      sourceId: '80015',
      name: 'The Bible Church of Christ',
      districtId: '11',
      location: { name: 'The Bible Church of Christ', address: '1358 Morris Avenue, Bronx, NY 10456' },
      openings: [
        { weeks: [1, 2, 3, 4, 5], days: [3], start: '13:00', end: '16:00' },
        { weeks: [2, 4], days: [7], start: '13:00', end: '16:00' },
      ],
      refusedHours: [],
    });
  });

  it('keeps the full title as the first bold line of the description [DEC-11]', () => {
    const { stamp } = programOf({ Program: 'TOM & JERRY <I> OF CHRIST' });
    expect(stamp.eventTitle.length).toBeLessThanOrEqual(25);
    expect(stamp.isTitleShortened).toBe(true);
    expect(stamp.description).toMatch(/^<p><b>Food pantry: Tom &amp; Jerry &lt;i&gt; of Christ<\/b><\/p>/);
  });

  it.each([
    ['FP', 'Food pantry', []],
    ['SK', 'Soup kitchen', []],
    ['FPK', 'Kosher food pantry', []],
    ['FPH', 'Halal food pantry', []],
    ['fpm', 'Mobile food pantry', []],
    ['SKM', 'Mobile soup kitchen', []],
    ['FPHA', 'Food pantry', ['Type «FPHA»: it is not known what «HA» means to guests']],
  ])('a program of type %s says in its title what matters to guests: %s [DEC-11]', (Type, kind, leftOut) => {
    const program = programOf({ Type });
    expect(program.stamp.fullTitle).toBe(`${kind}: The Bible Church of Christ`);
    expect(program.stamp.eventTitle).toBe(kind);
    expect(program.mission).toMatch(new RegExp(`^${kind} in the Bronx\\. Open `));
    expect(program.leftOut).toEqual(leftOut);
  });

  it('lies where its ZIP code is, whatever its borough says, and says so', () => {
    const { districtId, location, mission, notes } = programOf({ Address: { ...ROW.Address, ZIP: '10304' } });
    expect(districtId).toBe('12');
    expect(location.address).toBe('1358 Morris Avenue, Staten Island, NY 10304');
    expect(mission).toContain('in Staten Island.');
    expect(notes).toEqual(['ZIP «10304» is in Staten Island, though Borough says «BX»']);
    expect(programOf({}).notes).toEqual([]);
    const inNewJersey = programOf({ Address: { ...ROW.Address, ZIP: 7030 } });
    expect(inNewJersey).toMatchObject({
      districtId: '1',
      location: { address: '1358 Morris Avenue, Hoboken, NJ 07030' },
    });
  });

  it('lies in its borough where no ZIP code can be read', () => {
    const { ZIP: _, ...Address } = ROW.Address;
    expect(programOf({ Address })).toMatchObject({ districtId: '11', notes: [] });
    expect(programOf({ Address: { ...Address, ZIP: '1O456' } })).toMatchObject({
      districtId: '11',
      location: { address: '1358 Morris Avenue, Bronx, NY' },
      notes: ['ZIP «1O456» is no ZIP code, so Borough «BX» counts'],
    });
  });

  it('reads both spellings of the hour keys', () => {
    const Schedules = [{ Days: 'SAT', openingHours: '10:00 AM', closingHours: '12:00 PM' }];
    expect(programOf({ Schedules }).openings).toEqual([
      { weeks: [1, 2, 3, 4, 5], days: [6], start: '10:00', end: '12:00' },
    ]);
  });

  it('leaves out hours that it does not understand and says which', () => {
    const Schedules = [
      ...ROW.Schedules,
      { Days: 'BY APPOINTMENT', openingHour: '1 PM', closingHour: '2 PM' },
    ];
    expect(programOf({ Schedules }).refusedHours).toEqual([
      { place: 'Schedules[1]', reason: 'the days «BY APPOINTMENT» are not understood' },
    ]);
  });

  it('hours over midnight stay, more than sixteen hours do not [MSC-09]', () => {
    const night = [{ Days: 'SAT', openingHour: '10:00 PM', closingHour: '02:00 AM' }];
    expect(programOf({ Schedules: night }).openings).toHaveLength(1);
    const endless = [{ Days: 'SAT', openingHour: '06:00 AM', closingHour: '05:00 AM' }];
    expect(refusalOf({ ...ROW, Schedules: endless })).toContain('longer than 16 hours');
    const same = [{ Days: 'SAT', openingHour: '06:00 AM', closingHour: '06:00 AM' }];
    expect(refusalOf({ ...ROW, Schedules: same })).toContain('longer than 16 hours');
  });

  it.each<[string, unknown, string]>([
    ['no object', 'text', 'row:'],
    ['no name', { ...ROW, Program: ' ' }, 'Program'],
    ['an unknown kind', { ...ROW, Type: 'ZZ' }, 'Type: expected a kind of food program, found “ZZ”'],
    [
      'another borough',
      { ...ROW, Address: { ...ROW.Address, Borough: 'QN', ZIP: '' } },
      'Borough: expected one of our districts, found “QN”',
    ],
    [
      'a ZIP code elsewhere',
      { ...ROW, Address: { ...ROW.Address, ZIP: '11206' } },
      'ZIP: expected one of our districts, found “11206”, though Borough says “BX”',
    ],
    ['no place on the map', { ...ROW, Address: { ...ROW.Address, latitude: null } }, 'Address.latitude'],
    [
      'an unknown point',
      { ...ROW, Address: { ...ROW.Address, latitude: 0, longitude: 0 } },
      'Address.latitude, longitude: expected a known point, found 0, 0',
    ],
    [
      'its point swapped',
      { ...ROW, Address: { ...ROW.Address, latitude: -73.9, longitude: 40.8 } },
      'expected latitude before longitude, found them swapped: -73.9, 40.8',
    ],
    [
      'a point elsewhere',
      { ...ROW, Address: { ...ROW.Address, latitude: 34.05, longitude: -118.24 } },
      'expected a point in our region, found 34.05, -118.24',
    ],
    ['no hours', { ...ROW, Schedules: [] }, 'Schedules: expected opening hours, found none'],
    [
      'two hours in one',
      { ...ROW, Schedules: [{ Days: 'SAT', openingHour: '09:00 AM or 03:00 PM', closingHour: '11:00 AM' }] },
      'hours',
    ],
  ])('with %s is refused with the reason', (_, row, reason) => {
    expect(refusalOf(row)).toContain(reason);
  });
});
