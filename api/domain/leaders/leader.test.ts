import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { checkIntroduction, introductionWords, leaderOf } from './leader.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const corinne = {
  id: 'corinne',
  username: 'corinneh',
  nameFirst: 'Corinne',
  nameLast: 'Harbor',
  dateOfBirth: '1990-05-05',
  introduction: 'If you can carry two plates, we’re glad you came.',
  isIntroduced: true,
};
const shown = { name: 'Corinne', sentence: corinne.introduction };

describe('who leads a quest', () => {
  it.each(['Corinne Harbor', 'corinne  harbor ', 'Corinne', 'corinneh'])(
    '«%s» is the member who agreed: by first name, with the sentence [DSC-18: who leads]',
    (giverName) => expect(leaderOf(giverName, [corinne], NOW)).toEqual(shown),
  );

  it.each([
    ['who did not agree', [{ ...corinne, isIntroduced: false }]],
    ['somebody else', [{ ...corinne, nameFirst: 'Ann', nameLast: 'Ferry', username: 'ann' }]],
    ['nobody who is known', []],
    ['one of two of that name', [corinne, { ...corinne, id: 'other', isIntroduced: false }]],
  ])('of %s stand the words of the charity [QD-06, DSC-18: who leads]', (_whom, members) =>
    expect(leaderOf('Corinne Harbor', members, NOW)).toEqual({ name: 'Corinne Harbor', sentence: null }),
  );

  it.each(['2008-11-21', null])(
    'somebody young, born %s, is not named [SAF-04, DSC-18: who leads]',
    (dateOfBirth) => {
      const young = { ...corinne, dateOfBirth };
      expect(leaderOf('Corinne', [young], NOW)).toEqual({ name: null, sentence: null });
    },
  );

  it.each([null, '', ' '])('nobody leads where the charity wrote «%s» [QD-06]', (giverName) =>
    expect(
      leaderOf(giverName, [{ ...corinne, username: null, nameFirst: '', nameLast: '' }], NOW),
    ).toBeNull(),
  );
});

describe('the own sentence', () => {
  const check = (introduction: string | null, isIntroduced = true, isYoung = false) =>
    inEnglish(checkIntroduction({ introduction, isIntroduced }, isYoung));

  it('is one paragraph of at most 140 characters, as people count them [DSC-18: the sentence]', () => {
    expect(introductionWords(' Come\r\n in \t now ')).toBe('Come in now');
    expect(introductionWords('  ')).toBeNull();
    expect(introductionWords('\u200b\u2060'), 'nothing that is seen').toBeNull();
    expect(introductionWords('Come\u202e in\u0000now')).toBe('Come in now');
    expect(check('🙂'.repeat(140))).toBeNull();
    expect(check('x'.repeat(141))).toBe('Use at most 140 characters.');
    expect(check('x'.repeat(141), false)).not.toBeNull();
  });

  it('is there when it is shown, for adults alone [DSC-18: the sentence]', () => {
    expect(check(null)).toBe('Write a sentence first.');
    expect(check(null, false)).toBeNull();
    expect(check('Welcome!', true, true)).toBe('Only adults are introduced.');
    expect(check('Welcome!', false, true)).toBeNull();
  });
});
