import { describe, expect, it } from 'vitest';
import type { QuestVolunteerFragment } from '../gql/generated.ts';
import { endedText, volunteersOf } from './quest-record.ts';
import { questLength, questWhen } from './quest-when.ts';
import { volunteerName } from './volunteer-name.ts';

const chariteer = {
  id: 'c1',
  username: 'ada',
  hasProfile: true,
  nameFirst: null,
  nameLast: null,
  emailAddress: null,
  phoneNumber: null,
};
const contract: QuestVolunteerFragment = {
  id: 'k1',
  guildId: null,
  claimedAt: '2026-11-01T12:00:00.000Z',
  abandonedAt: null,
  ending: null,
  status: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  formJSON: null,
  others: 0,
  othersCame: null,
  confirmedAt: null,
  chariteer,
};

describe('quest record', () => {
  it('a volunteer has a real name only where the API sends one [QD-15, PERM-19]', () => {
    expect(volunteerName(contract.chariteer)).toBe('ada');
    expect(volunteerName({ ...chariteer, nameFirst: 'Ada', nameLast: 'Byron' })).toBe('Ada Byron');
    expect(volunteerName({ ...chariteer, username: null })).toBe('A volunteer who left');
    expect(volunteerName(null)).toBe('Someone');
  });

  it('who bailed out is named as far as the API does, with the time [DEC-64, CON-10, OPEN-CON-05]', () => {
    const abandonedAt = '2026-11-02T17:00:00.000Z';
    const bailed = { abandonedAt, ending: 'BAILED_OUT' } as const;
    expect(endedText({ chariteer, ...bailed })).toBe('BAILED: ada, 11/2, 12:00 pm');
    expect(endedText({ chariteer: null, ...bailed })).toBe('BAILED: Someone, 11/2, 12:00 pm');
  });

  it.each([
    ['OUT_OF_AGE', 'Outside the age limits: ada, 11/2, 12:00 pm'],
    ['REMOVED', 'Removed: ada, 11/2, 12:00 pm'],
  ] as const)('whose spot ended as %s reads how, and not as bailed out [DEC-68, CON-10]', (ending, text) => {
    expect(endedText({ chariteer, abandonedAt: '2026-11-02T17:00:00.000Z', ending })).toBe(text);
  });

  it('a reservation is no volunteer, and who bailed stands apart [CON-08, CON-10]', () => {
    const bailed = { ...contract, id: 'k2', abandonedAt: '2026-11-02T12:00:00.000Z' };
    const reservation = { ...contract, id: 'k3', guildId: 'g1' };
    const parted = volunteersOf({ pledgedContracts: [contract, bailed, reservation] });
    expect(parted.active.map(({ id }) => id)).toEqual(['k1']);
    expect(parted.gone.map(({ id }) => id)).toEqual(['k2']);
  });

  it('times are those of New York on both sides of the change of clocks [CST-03]', () => {
    const times = { startedAt: '2026-03-07T14:05:00.000Z', endedAt: '2026-03-07T16:00:00.000Z' };
    expect(questWhen(times)).toEqual({ day: 'Sat, Mar 7, 2026', time: '9:05 am to 11:00 am' });
    expect(questWhen({ startedAt: '2026-03-08T13:05:00.000Z', endedAt: null })).toEqual({
      day: 'Sun, Mar 8, 2026',
      time: '9:05 am',
    });
    expect(questWhen({ startedAt: null, endedAt: null })).toEqual({ day: 'No date', time: 'Any time' });
  });

  it('the length of a quest is told in hours and minutes [CST-04]', () => {
    const times = { startedAt: '2026-03-07T14:05:00.000Z', endedAt: '2026-03-07T16:00:00.000Z' };
    expect(questLength(times)).toBe('1 hour, 55 minutes');
    expect(questLength({ ...times, endedAt: null })).toBeNull();
  });
});
