import { describe, expect, it } from 'vitest';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { parseQuestConfiguration, withoutStamp, withStamp } from './quest-configuration.ts';
import { type BookReferences, guildIdsIn, problemOfBooks } from './quest-configuration-check.ts';

const references: BookReferences = {
  stamps: new Map([
    ['dinner', 'OSV'],
    ['meals', 'SUPPLY-REQUEST'],
    ['role', 'HYBRID-ROLE'],
  ]),
  maximums: new Map([['dinner', 12]]),
  approvedLocationIds: new Set(['hall']),
  guildIds: new Set(['friends']),
};

const entry = {
  quest_id: 'dinner',
  weeks: [1, 3],
  days: [6, 7],
  start_time: '09:30',
  end_time: '12:00',
  location_id: 'hall',
  supervisor_name: 'Ana',
};
const reservation = { ...entry, group_id: 'friends' };
const group = { name: 'Kitchen', stamps: [{ id: 'dinner', index: 0 }], bundles: [] };

const books = (parts: { location?: unknown; stamps?: unknown; schedule?: unknown; reservations?: unknown }) =>
  JSON.stringify({
    locationBook: parts.location ?? [{ name: 'Ours', locations: [{ id: 'hall' }] }],
    stampBook: parts.stamps ?? [group],
    bundleBook: {
      monthly_schedule: parts.schedule ?? [entry],
      monthly_reservations: parts.reservations ?? [reservation],
    },
  });
const scheduled = (change: Record<string, unknown>) => books({ schedule: [entry, { ...entry, ...change }] });

const t = consoleRulesTexts('en');

describe('books that are saved', () => {
  it('right ones pass, and so do empty ones [STM-05, STM-10, STM-11, STM-12]', () => {
    expect(problemOfBooks(t, books({}), references)).toBeNull();
    expect(problemOfBooks(t, '{}', references)).toBeNull();
    const bundle = { name: 'Sunday', stampIds: ['dinner', 'meals'] };
    expect(problemOfBooks(t, books({ stamps: [{ ...group, bundles: [bundle] }] }), references)).toBeNull();
    const last = { weeks: [], last: true };
    expect(problemOfBooks(t, scheduled(last), references)).toBeNull();
    expect(problemOfBooks(t, scheduled({ quest_id: 'meals', end_time: null }), references)).toBeNull();
    expect(problemOfBooks(t, scheduled({ start_time: '22:00', end_time: '02:00' }), references)).toBeNull();
  });

  it.each<[Record<string, unknown>, string]>([
    [{ quest_id: 'foreign' }, 'the stamp isn’t the charity’s own.'],
    [{ quest_id: 'role' }, 'hybrid roles have no date.'],
    [{ location_id: 'elsewhere' }, 'choose an approved location.'],
    [{ weeks: [] }, 'weeks go from 1 to 5.'],
    [{ weeks: [0] }, 'weeks go from 1 to 5.'],
    [{ weeks: [6] }, 'weeks go from 1 to 5.'],
    [{ weeks: 'all' }, 'weeks go from 1 to 5.'],
    [{ days: [8] }, 'days go from 1 (Monday) to 7 (Sunday).'],
    [{ days: [1.5] }, 'days go from 1 (Monday) to 7 (Sunday).'],
    [{ start_time: '9:30' }, 'enter the start, like 09:30.'],
    [{ end_time: '24:00' }, 'enter the end, like 12:30.'],
    [{ end_time: null }, 'on-site shifts need an end.'],
    [{ end_time: '09:30' }, 'the quest should not be longer than 16 hours long.'],
    [{ start_time: '06:00', end_time: '22:01' }, 'the quest should not be longer than 16 hours long.'],
    [{ supervisor_name: 'x'.repeat(36) }, 'the supervisor’s name is too long.'],
  ])('an entry with %j is refused, and its number is said [STM-10, STM-12]', (change, problem) => {
    expect(problemOfBooks(t, scheduled(change), references)).toBe(`Monthly schedule, entry 2: ${problem}`);
  });

  it.each([0, 76, '4', null])('a reservation of %s spots is refused [HEAD-06]', (spots) => {
    const wrong = books({ reservations: [{ ...reservation, spots }] });
    expect(problemOfBooks(t, wrong, references)).toBe('Monthly reservations, entry 1: hold 1 to 12 spots.');
  });

  it.each([
    { release_days: 0 },
    { release_days: 31 },
    { release_days: 2, release_time: 'noon' },
    { release_time: '17:00' },
  ])('a reservation with %j is refused [HEAD-06]', (release) => {
    const wrong = books({ reservations: [{ ...reservation, spots: 4, ...release }] });
    expect(problemOfBooks(t, wrong, references)).toBe(
      'Monthly reservations, entry 1: release unused spots 1 to 30 days before, at a time like 17:00.',
    );
  });

  it('a reservation takes a release of its own [HEAD-06]', () => {
    const release = { release_days: 2, release_time: '17:00' };
    const held = books({ reservations: [{ ...reservation, spots: 4, ...release }] });
    expect(problemOfBooks(t, held, references)).toBeNull();
  });

  it('a reservation needs a guild that exists [STM-11]', () => {
    const unknown = books({ reservations: [{ ...reservation, group_id: 'nobody' }] });
    expect(problemOfBooks(t, unknown, references)).toBe(
      'Monthly reservations, entry 1: that guild doesn’t exist.',
    );
    expect(guildIdsIn(unknown)).toEqual(['nobody']);
  });

  it('a guild holds no more spots than a quest of the stamp takes, but one that was stored may stay [HEAD-06]', () => {
    const held = (spots: number) => books({ reservations: [{ ...reservation, spots }] });
    expect(problemOfBooks(t, held(12), references)).toBeNull();
    expect(problemOfBooks(t, held(13), references)).toContain('hold 1 to 12 spots.');
    expect(problemOfBooks(t, held(13), references, held(13))).toBeNull();
  });

  it.each<[string, string]>([
    [scheduled({ start_time: 'noon' }), 'monthly_schedule: every entry needs a stamp'],
    [books({ schedule: 'none' }), 'monthly_schedule must be a list.'],
    [books({ schedule: Array(501).fill(entry) }), 'monthly_schedule: up to 500 entries.'],
    [books({ location: [{ name: 'x', locations: [{ id: 'elsewhere' }] }] }), 'The location book has'],
    [books({ stamps: [{ ...group, stamps: [{ id: 'foreign' }] }] }), 'The stamp book has'],
    [
      books({ stamps: [{ ...group, bundles: [{ name: 'x', stampIds: ['foreign'] }] }] }),
      'The stamp book has',
    ],
    [books({ stamps: [group, group] }), 'A stamp can be in the book only once.'],
    [books({ stamps: [{ ...group, bundles: [{ name: ' ', stampIds: [] }] }] }), 'Every bundle needs a name.'],
    [books({ stamps: [{ ...group, name: 'x'.repeat(101) }] }), 'Names: 100 characters at most.'],
    ['[]', 'The books must be a JSON object.'],
    ['{', 'The books must be a JSON object.'],
    [`{"a":"${'x'.repeat(200_000)}"}`, 'The books are too long.'],
  ])('nothing that was typed is dropped unsaid: %# [STM-05]', (json, problem) => {
    expect(problemOfBooks(t, json, references)).toContain(problem);
  });
});

describe('books of a charity whose places, stamps or guilds went', () => {
  const stored = books({
    location: [{ name: 'Ours', locations: [{ id: 'hall' }, { id: 'sold' }] }],
    stamps: [{ ...group, stamps: [{ id: 'gone' }, { id: 'dinner' }], bundles: [{ stampIds: ['gone'] }] }],
    schedule: [
      entry,
      { ...entry, location_id: 'sold' },
      { ...entry, location_id: 'sold', days: [1] },
      'noon',
    ],
    reservations: [reservation, { ...reservation, group_id: 'dissolved' }],
  });

  it('can be mended entry by entry, what stands there already hinders nobody [STM-10, STM-11]', () => {
    const mended = JSON.parse(stored);
    mended.bundleBook.monthly_schedule[1].location_id = 'hall';
    expect(problemOfBooks(t, JSON.stringify(mended), references, stored)).toBeNull();
    mended.bundleBook.monthly_schedule.splice(1, 1);
    mended.stampBook[0].stamps.reverse();
    mended.stampBook[0].name = 'Kitchen and hall';
    expect(problemOfBooks(t, JSON.stringify(mended), references, stored)).toBeNull();
    expect(problemOfBooks(t, stored, references)).not.toBeNull();
  });

  it('take nothing new of that kind [STM-10, OPEN-STM-01]', () => {
    const worse = JSON.parse(stored);
    worse.bundleBook.monthly_schedule.push({ ...entry, location_id: 'sold', days: [2] });
    expect(problemOfBooks(t, JSON.stringify(worse), references, stored)).toContain(
      'Monthly schedule, entry 5:',
    );
    const twice = JSON.parse(stored);
    twice.stampBook[0].stamps.push({ id: 'dinner' });
    expect(problemOfBooks(t, JSON.stringify(twice), references, stored)).toContain('only once');
    const unread = JSON.parse(stored);
    unread.bundleBook.monthly_schedule.push('night');
    expect(problemOfBooks(t, JSON.stringify(unread), references, stored)).toContain('every entry needs');
  });
});

describe('a stamp in the books', () => {
  it('goes to the end of its group, which is made when it is missing [OPEN-STM-01]', () => {
    const stored = parseQuestConfiguration(books({}));
    expect(withStamp(stored, 'new', null).stampBook).toEqual([
      { ...group, stamps: [...group.stamps, { id: 'new', index: 1 }] },
    ]);
    expect(withStamp(stored, 'new', 'Garden').stampBook[1]).toEqual({
      name: 'Garden',
      stamps: [{ id: 'new', index: 0 }],
      bundles: [],
    });
    expect(withStamp(parseQuestConfiguration('{}'), 'new', ' ').stampBook).toMatchObject([
      { name: 'Stamps' },
    ]);
  });

  it('leaves no entry behind when it goes, and takes no other along [OPEN-STM-01]', () => {
    const bundle = { name: 'Sunday', stampIds: ['dinner', 'meals'] };
    const stored = parseQuestConfiguration(
      books({
        stamps: [{ ...group, bundles: [bundle] }],
        schedule: [entry, { ...entry, quest_id: 'meals' }],
      }),
    );
    const left = withoutStamp(stored, 'dinner');
    expect(left.stampBook).toEqual([
      { ...group, stamps: [], bundles: [{ name: 'Sunday', stampIds: ['meals'] }] },
    ]);
    expect(left.bundleBook.monthly_schedule.map(({ quest_id }) => quest_id)).toEqual(['meals']);
    expect(left.bundleBook.monthly_reservations).toEqual([]);
  });
});
