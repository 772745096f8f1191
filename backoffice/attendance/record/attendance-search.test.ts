import { expect, it } from 'vitest';
import type { AttendanceContractFragment } from '../../gql/generated.ts';
import { attendeesOf, isCheckOutMissing, matching, othersOf } from './attendance-record.ts';

const contract = (id: string, nameFirst: string, nameLast: string): AttendanceContractFragment => ({
  id,
  guildId: null,
  abandonedAt: null,
  ending: null,
  status: null,
  markedAt: null,
  ownMarkedAt: null,
  confirmedAt: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  formJSON: null,
  ...{ others: 0, othersCame: null, party: [] },
  isEndAssumed: false,
  cameAsWalkIn: false,
  differingMarks: [],
  unsignedDocuments: [],
  lackedChecks: [],
  othersLacking: 0,
  chariteer: {
    id,
    username: id,
    hasProfile: false,
    nameFirst,
    nameLast,
    emailAddress: null,
    phoneNumber: null,
  },
});

it('finds people on the sheet however their names are typed', () => {
  const { active } = attendeesOf([contract('one', 'José', 'O’Neill'), contract('two', 'Łucja', 'Groß')], []);
  const found = (words: string) =>
    matching(active, { words, filter: 'all' }).map(({ contract: { id } }) => id);
  expect(found("jose  o'neill")).toEqual(['one']);
  expect(found('lucja gross')).toEqual(['two']);
});

it('lists people by last name, then by what is shown of them, as files and other lists do', () => {
  const people = [
    contract('a', 'Ana', 'Zorn'),
    contract('b', 'Vic', 'Åkesson'),
    contract('c', 'Lena', 'Zorn'),
  ];
  expect(attendeesOf(people, []).active.map(({ name }) => name)).toEqual([
    'Vic Åkesson',
    'Ana Zorn',
    'Lena Zorn',
  ]);
});

it('no check-out is missing before the planned end, and those who come along are counted [CHK-11, HEAD-05]', () => {
  const end = '2026-11-16T18:00:00.000Z';
  const there = { status: 'Present' as const, isEndAssumed: true, actualDepartureAt: end, others: 2 };
  const { active } = attendeesOf([{ ...contract('one', 'Ana', 'Ruiz'), ...there }], []);
  const [one] = active;
  const missing = (at: number) => one && isCheckOutMissing(one, at);
  expect([missing(Date.parse(end) - 1), missing(Date.parse(end))]).toEqual([false, true]);
  expect(othersOf(active)).toBe(2);
});
