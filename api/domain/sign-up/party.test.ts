import { describe, expect, it } from 'vitest';
import { textIn } from '../texts/text-ref.ts';
import { open, volunteer } from './gate-fixture.ts';
import {
  othersWhoCame,
  type PartyBand,
  type PartyHead,
  partyJson,
  partyOf,
  refusalOfParty,
  spotsOf,
  tidyParty,
} from './party.ts';
import { moreOthers, partyFactsOf } from './party-facts.ts';
import type { GateFacts } from './sign-up-gate.ts';

const quest = { othersMax: 4, eventType: 'OSV', documents: '[]', checks: '[]' } as const;
const heads = (...bands: PartyBand[]): PartyHead[] => bands.map((band) => ({ band, firstName: null }));
const policy = (supervisedAge: number, soloAge: number, maxAge = 100) => ({
  ...open,
  agePolicy: { name: 'Any', supervisedAge, soloAge, maxAge },
});
const refuse = (gate: GateFacts, party: PartyHead[], before: PartyHead[] = [], of: object = {}) => {
  const refusal = refusalOfParty(partyFactsOf({ ...quest, ...of }, gate), party, before);
  return refusal && textIn('en', refusal.message);
};
const teen: GateFacts = { ...open, viewer: { ...volunteer, age: 17 } };

describe('a party', () => {
  it('is at most as large as the charity allows [HEAD-01]', () => {
    expect(refuse(open, heads('ADULT', 'ADULT', 'ADULT', 'ADULT'))).toBeNull();
    expect(refuse(open, heads('ADULT', 'ADULT'), [], { othersMax: 1 })).toBe('Bring at most one person.');
    expect(refuse(open, heads('ADULT'), [], { othersMax: 0 })).toBe('You can’t bring others to this Quest.');
  });

  it.each([
    ['a document', { documents: '[{}]' }],
    ['a check', { checks: '["BACKGROUND"]' }],
    ['a role of its own', { eventType: 'HYBRID-ROLE' }],
    ['a delivery', { eventType: 'SUPPLY-REQUEST' }],
  ])('comes to no quest with %s', (_, of) => {
    expect(refuse(open, heads('ADULT'), [], of)).toBe('You can’t bring others to this Quest.');
  });

  it('has minors only where an adult on the quest’s day brings them [HEAD-02]', () => {
    expect(refuse(open, heads('AGES_10_TO_13', 'AGES_14_TO_17'))).toBeNull();
    expect(refuse(teen, heads('AGES_14_TO_17'))).toBe('Only adults can bring people under 18.');
    expect(refuse(teen, heads('ADULT'))).toBeNull();
    const unknown = { ...open, viewer: { ...volunteer, age: null } };
    expect(refuse(unknown, heads('AGES_10_TO_13'))).toBe('Only adults can bring people under 18.');
  });

  it.each<[string, GateFacts, PartyBand, boolean]>([
    ['18 and over', policy(18, 18), 'AGES_14_TO_17', false],
    ['18 and over', policy(18, 18), 'ADULT', true],
    ['14 and over', policy(14, 18), 'AGES_10_TO_13', false],
    ['14 and over, supervised', policy(14, 18), 'AGES_14_TO_17', true],
    ['15 and over: some of the band are younger', policy(15, 15), 'AGES_14_TO_17', false],
    ['under 18', policy(10, 10, 18), 'ADULT', false],
  ])(
    'holds to an age policy of %s for each head, whoever brings it [HEAD-03]',
    (_, gate, band, isAllowed) => {
      const band_ = { ADULT: 'Adult', AGES_14_TO_17: '14 to 17', AGES_10_TO_13: '10 to 13' }[band];
      const expected = isAllowed ? null : `The age limits leave this group out: ${band_}.`;
      const manager = { ...gate, viewer: { ...volunteer, isManager: true, canBypassAgePolicy: true } };
      expect(refuse(manager, heads(band))).toBe(expected);
    },
  );

  it('has no one to be supervised where the volunteer is supervised too [HEAD-03]', () => {
    const gate = { ...policy(10, 21), viewer: { ...volunteer, age: 19 } };
    expect(refuse(gate, heads('AGES_14_TO_17'))).toContain('14 to 17');
    expect(refuse({ ...gate, viewer: volunteer }, heads('AGES_14_TO_17'))).toBeNull();
  });

  it.each([
    ['the volunteer takes the first', {}, 8, 1],
    ['a spot is held for the volunteer', { hasHeldPlace: true }, 8, 2],
    ['the volunteer has one', { isSignedUp: true }, 8, 2],
    ['spots are held for others', {}, 7, 1],
  ])('of a size that is left, where %s [HEAD-03]', (_, viewer, takenCount, left) => {
    const heldCount = takenCount === 7 ? 1 : 0;
    const gate = {
      ...open,
      quest: { ...open.quest, takenCount, heldCount },
      viewer: { ...volunteer, ...viewer },
    };
    const most = Array.from({ length: left }, () => 'ADULT' as const);
    expect(refuse(gate, heads(...most))).toBeNull();
    expect(refuse(gate, heads(...most, 'ADULT'))).toMatch(
      /^Only (one spot is|2 spots are) left for others\.$/,
    );
    expect(moreOthers(partyFactsOf(quest, gate))).toBe(left);
  });

  it('becomes smaller whatever was changed since, and no one is swapped for someone too young [HEAD-04]', () => {
    const signedUp = { ...volunteer, isSignedUp: true };
    const full = { ...policy(18, 18), quest: { ...open.quest, takenCount: 10 }, viewer: signedUp };
    const before = heads('ADULT', 'ADULT', 'AGES_14_TO_17');
    expect(refuse(full, heads('ADULT', 'AGES_14_TO_17'), before, { othersMax: 0 })).toBeNull();
    expect(refuse(full, [], before)).toBeNull();
    expect(refuse(full, heads('AGES_14_TO_17', 'AGES_14_TO_17'), before)).toContain('14 to 17');
    expect(refuse(full, [...before, ...heads('ADULT')], before)).toBe('Only 3 spots are left for others.');
  });

  it('is kept with names of letters alone, cut to 40 [HEAD-02]', () => {
    const tidy = (firstName: string | null) => tidyParty([{ band: 'ADULT', firstName }])[0]?.firstName;
    expect(tidy('  Ana-María ')).toBe('Ana-María');
    expect(tidy('D’Arcy\n<b>')).toBe('D’Arcy b');
    expect(tidy('201 555 0143')).toBeNull();
    expect(tidy('x'.repeat(60))).toBe('x'.repeat(40));
    expect(tidy(`Ana${'\u0316'.repeat(99)} B`)).toBe(`Ana${'\u0316'.repeat(4)} B`);
    expect(tidy('-')).toBeNull();
    expect(tidyParty(null)).toEqual([]);
    expect(partyOf(partyJson(heads('ADULT')))).toEqual(heads('ADULT'));
    expect([partyJson([]), partyOf(null)]).toEqual([null, []]);
  });

  it('takes a spot for each head, and came whole unless someone counted [HEAD-03, HEAD-05]', () => {
    expect(spotsOf({ others: 3 })).toBe(4);
    expect(othersWhoCame({ others: 3, othersCame: null }, true)).toBe(3);
    expect(othersWhoCame({ others: 3, othersCame: 1 }, true)).toBe(1);
    expect(othersWhoCame({ others: 3, othersCame: 1 }, false)).toBe(0);
  });
});
