import { describe, expect, it } from 'vitest';
import { isPlainSignUp, needsOwnPage, outcomeOfRefusal } from './several-dates.ts';
import { refusalOf, SIGN_UP_GATE } from './sign-up-gate.ts';

const fixed = { flexibleMinimumTime: null };
const flexible = { flexibleMinimumTime: 60 };

describe('several dates', () => {
  it('only those whose sign-up asks for no more than to come [DSC-10: which go in one step]', () => {
    const plain = SIGN_UP_GATE.map(({ verdict }) => verdict).filter((verdict) =>
      isPlainSignUp(verdict, fixed),
    );
    expect(plain).toEqual(['OPEN']);
    expect(isPlainSignUp('OPEN', flexible)).toBe(false);
  });

  it('what is neither refused nor plain is left to its own page [DSC-10: which go in one step]', () => {
    for (const { verdict } of SIGN_UP_GATE) {
      const isRefused = refusalOf(verdict) !== null;
      expect([verdict, needsOwnPage(verdict, fixed)]).toEqual([verdict, !isRefused && verdict !== 'OPEN']);
      expect([verdict, needsOwnPage(verdict, flexible)]).toEqual([verdict, !isRefused]);
    }
  });

  it('who is on a date already is not refused it [DSC-10: told]', () => {
    expect(outcomeOfRefusal('ALREADY_SIGNED_UP')).toBe('ALREADY_ON_IT');
    expect(outcomeOfRefusal('QUEST_FULL')).toBe('REFUSED');
  });
});
