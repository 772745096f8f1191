import { describe, expect, it } from 'vitest';
import {
  isPeerSight,
  type Relation,
  shows,
  VISIBILITY_OF_RELATION,
  visibilityOf,
} from './person-visibility.ts';

const OPEN = { isYoung: false, hidesUsername: false };
const RESERVED = { isYoung: false, hidesUsername: true };
const YOUNG = { isYoung: true, hidesUsername: false };
const PEOPLE = [OPEN, RESERVED, YOUNG];

describe('who sees a person', () => {
  it('without any relation nobody sees anything', () => {
    for (const person of PEOPLE) expect(visibilityOf(person, [])).toBe('nothing');
  });

  it.each<Relation>(['visitor', 'unconfirmed'])('a %s sees crests only', (relation) => {
    for (const person of PEOPLE) expect(visibilityOf(person, [relation])).toBe('crest');
  });

  it('the young show their user name to none but whoever answers for them', () => {
    const seen = (Object.keys(VISIBILITY_OF_RELATION) as Relation[]).filter((relation) =>
      shows(visibilityOf(YOUNG, [relation]), 'username'),
    );
    expect(seen.toSorted()).toEqual([
      'charityContact',
      'charityNames',
      'groupAdmin',
      'guardian',
      'self',
      'staff',
      'supervisor',
    ]);
  });

  it('who switched the own user name off shows it only where something is shared (the rule) [OPEN-SAF-01, SAF-03]', () => {
    expect(visibilityOf(RESERVED, ['stranger'])).toBe('crest');
    expect(visibilityOf(RESERVED, ['stranger', 'sameGuild'])).toBe('username');
    expect(visibilityOf(OPEN, ['stranger'])).toBe('username');
  });

  it('real names stay with the charity, contacts with its right to them', () => {
    expect(visibilityOf(OPEN, ['sameQuest', 'charityNames'])).toBe('realName');
    expect(visibilityOf(OPEN, ['groupAdmin', 'sameQuest', 'sameGroup', 'supervisor'])).toBe('username');
    expect(visibilityOf(YOUNG, ['charityNames', 'charityContact'])).toBe('contact');
  });

  it.each<[string, Relation[], boolean]>([
    ['a stranger', ['stranger'], true],
    ['a fellow volunteer and member', ['stranger', 'sameQuest', 'sameGuild', 'sameGroup'], true],
    ['a visitor', ['visitor'], false],
    ['who supervises the person', ['stranger', 'sameQuest', 'supervisor'], false],
    ['an admin of the guild', ['stranger', 'sameGuild', 'groupAdmin'], false],
    ['who runs the charity', ['stranger', 'charity'], false],
    ['oneself', ['stranger', 'self'], false],
  ])('%s sees a name as a peer, or by right [SAF-01, DEC-75]', (_viewer, relations, isPeer) => {
    expect(isPeerSight(OPEN, relations)).toBe(isPeer);
    expect(isPeerSight(YOUNG, relations)).toBe(false);
  });
});
