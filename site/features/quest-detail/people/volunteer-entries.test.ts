import { describe, expect, it } from 'vitest';
import { volunteerEntries } from './volunteer-entries.ts';

const T = { former: 'Former volunteer', somebody: 'Somebody' };

const person = { username: 'user', hasProfile: true, arms: ['food'], nameFirst: null, nameLast: null };
const pledge = (id: string, changes: object = {}) => ({
  id,
  chariteerId: `person-${id}`,
  guildId: null,
  abandonedAt: null,
  ending: null,
  others: 0,
  guild: null,
  chariteer: { ...person, username: `user${id}` },
  ...changes,
});
const abandoned = { abandonedAt: '2026-11-10T12:00:00.000Z', ending: 'BAILED_OUT' };
const quest = { viewerIsManager: false, takenCount: 1 };

describe('the volunteer list of a quest', () => {
  it('names those by username whom the API names [QD-11, QD-15]', () => {
    const { volunteers } = volunteerEntries({ ...quest, pledgedContracts: [pledge('1')] }, T);
    expect(volunteers).toEqual([
      {
        contractId: '1',
        chariteerId: 'person-1',
        name: 'user1',
        fullName: null,
        isGone: false,
        others: 0,
        hasProfile: true,
        arms: ['food'],
      },
    ]);
  });

  it('counts who comes along with the one who brings them, and not among the others [OPEN-HEAD-01]', () => {
    const pledgedContracts = [pledge('1', { others: 3 }), pledge('2')];
    const { volunteers, hiddenCount } = volunteerEntries({ ...quest, takenCount: 7, pledgedContracts }, T);
    expect(volunteers.map(({ others }) => others)).toEqual([3, 0]);
    expect(hiddenCount).toBe(2);
  });

  it('everybody else is counted [SAF-02, SAF-03, DEC-30]', () => {
    const pledgedContracts = [pledge('1'), pledge('2', abandoned)];
    expect(volunteerEntries({ ...quest, takenCount: 4, pledgedContracts }, T).hiddenCount).toBe(3);
    expect(volunteerEntries({ ...quest, takenCount: 5, pledgedContracts: [] }, T)).toEqual({
      volunteers: [],
      hiddenCount: 5,
      gone: [],
    });
  });

  it('adds the real name only for managers, and where the API has sent it [QD-15]', () => {
    const chariteer = { ...person, username: 'user1', nameFirst: 'Rosa', nameLast: 'Duarte' };
    const pledgedContracts = [pledge('1', { chariteer })];
    const nameFor = (viewerIsManager: boolean) =>
      volunteerEntries({ ...quest, viewerIsManager, pledgedContracts }, T).volunteers[0]?.fullName;
    expect(nameFor(true)).toBe('Rosa Duarte');
    expect(nameFor(false), 'the API sends everybody their own').toBeNull();
  });

  it('leaves a guild’s reservation to the guild card [CON-08]', () => {
    const pledgedContracts = [
      pledge('1', { guildId: 'g', guild: { classification: 'sports' } }),
      pledge('2'),
    ];
    const { volunteers } = volunteerEntries({ ...quest, viewerIsManager: true, pledgedContracts }, T);
    expect(volunteers.map(({ contractId }) => contractId)).toEqual(['2']);
  });

  it('names to managers whose spot ended, how and when [DEC-64, CON-10, OPEN-CON-05]', () => {
    const unnamed = pledge('3', { ...abandoned, chariteerId: null, chariteer: null });
    const pledgedContracts = [pledge('1', abandoned), pledge('2'), unnamed];
    const seen = volunteerEntries({ ...quest, viewerIsManager: true, pledgedContracts }, T);
    expect(seen.volunteers).toMatchObject([{ contractId: '2' }]);
    expect(seen.gone).toEqual([
      { contractId: '1', name: 'user1', ...abandoned },
      { contractId: '3', name: 'Somebody', ...abandoned },
    ]);
    expect(volunteerEntries({ ...quest, pledgedContracts }, T).gone).toEqual([]);
  });

  it('a person who has left the product stays in a manager’s list without a link [QD-11]', () => {
    const chariteer = { ...person, username: null, hasProfile: false };
    const entries = volunteerEntries({ ...quest, pledgedContracts: [pledge('1', { chariteer })] }, T);
    expect(entries.volunteers[0]).toMatchObject({ name: 'Former volunteer', isGone: true });
    expect(entries.hiddenCount).toBe(0);
  });
});
