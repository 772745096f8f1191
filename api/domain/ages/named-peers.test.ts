import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isNamedMember, isNamedPeer } from './named-peers.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const QUESTS = Array.from({ length: 2000 }, (_, index) => `quest-${index}`);
const namedOn = (questId: string, people: number) =>
  Array.from({ length: people }, (_, index) => `person-${index}`).filter((personId) =>
    isNamedPeer(hash, { questId, personId, people }),
  );
const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('who is named to peers', () => {
  it.each([1, 2, 3, 9, 40])('at least half of the quests of %i name no one [SAF-04, DEC-75]', (people) => {
    const without = QUESTS.filter((questId) => namedOn(questId, people).length === 0);
    expect(without.length / QUESTS.length).toBeGreaterThan(0.48);
    expect(without.length).toBeLessThan(QUESTS.length);
  });

  it.each([
    [3, 1],
    [6, 2],
    [9, 3],
    [40, 3],
  ])('of %i people, %i are named on average where any can be', (people, named) => {
    const counts = QUESTS.map((questId) => namedOn(questId, people).length);
    // The other half of the quests names no one.
    expect(average(counts) * 2).toBeCloseTo(named, 0);
  });

  it('each person is picked without regard to who else is there [SAF-04, DEC-75]', () => {
    for (const questId of QUESTS.slice(0, 100)) {
      const all = namedOn(questId, 9);
      for (const personId of all)
        expect(isNamedPeer(hash, { questId, personId, people: 9 }), questId).toBe(true);
      // Where anyone is named, the picks of another quest tell nothing of this one.
      expect(all).toEqual(namedOn(questId, 9));
    }
  });

  it('who is named on one quest is not for that on the next', () => {
    const ofOne = QUESTS.filter((questId) => isNamedPeer(hash, { questId, personId: 'person-0', people: 9 }));
    expect(ofOne.length / QUESTS.length).toBeGreaterThan(0.12);
    expect(ofOne.length / QUESTS.length).toBeLessThan(0.22);
  });
});

it('guilds name about half of their members to the others [SAF-04, DEC-75]', () => {
  const named = QUESTS.filter((personId) => isNamedMember(hash, personId));
  expect(named.length / QUESTS.length).toBeCloseTo(0.5, 1);
});
