import { describe, expect, it } from 'vitest';
import { volunteerEntries } from './volunteer-entries.ts';

const pledge = (id: string, changes: object = {}) => ({
  id,
  chariteerId: `person-${id}`,
  guildId: null,
  abandonedAt: null,
  guild: null,
  chariteer: { username: `user${id}`, nameFirst: null, nameLast: null },
  ...changes,
});
const abandoned = { abandonedAt: '2026-11-10T12:00:00.000Z' };

describe('the volunteer list of a quest', () => {
  it('QD-11 QD-15 names the active volunteers by username', () => {
    const { volunteers } = volunteerEntries({ viewerIsManager: false, pledgedContracts: [pledge('1')] });
    expect(volunteers).toEqual([
      { contractId: '1', chariteerId: 'person-1', name: 'user1', fullName: null, isGone: false },
    ]);
  });

  it('QD-15 adds the real name only for managers, and where the API has sent it', () => {
    const chariteer = { username: 'user1', nameFirst: 'Rosa', nameLast: 'Duarte' };
    const pledgedContracts = [pledge('1', { chariteer })];
    const nameFor = (viewerIsManager: boolean) =>
      volunteerEntries({ viewerIsManager, pledgedContracts }).volunteers[0]?.fullName;
    expect(nameFor(true)).toBe('Rosa Duarte');
    expect(nameFor(false), 'the API sends everybody their own').toBeNull();
  });

  it('CON-08 leaves a guild’s reservation to the guild card', () => {
    const pledgedContracts = [
      pledge('1', { guildId: 'g', guild: { classification: 'sports' } }),
      pledge('2'),
    ];
    const { volunteers } = volunteerEntries({ viewerIsManager: true, pledgedContracts });
    expect(volunteers.map(({ contractId }) => contractId)).toEqual(['2']);
  });

  it('CON-10 OPEN-CON-05 lists who bailed out, for managers only', () => {
    const pledgedContracts = [pledge('1', abandoned), pledge('2')];
    expect(volunteerEntries({ viewerIsManager: true, pledgedContracts })).toMatchObject({
      volunteers: [{ contractId: '2' }],
      bailedIds: ['person-1'],
    });
    expect(volunteerEntries({ viewerIsManager: false, pledgedContracts }).bailedIds).toEqual([]);
  });

  it('QD-11 a person who has left the product stays in the count without a link', () => {
    const chariteer = { username: null, nameFirst: null, nameLast: null };
    const quest = { viewerIsManager: false, pledgedContracts: [pledge('1', { chariteer })] };
    expect(volunteerEntries(quest).volunteers[0]).toMatchObject({ name: 'Former volunteer', isGone: true });
  });
});
