import { expect, it } from 'vitest';
import type { AttendanceContractFragment } from '../../gql/generated.ts';
import { attendeesOf, matching } from './attendance-record.ts';

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
