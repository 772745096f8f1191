import { expect, it } from 'vitest';
import { SIGN_UP_GATE } from '../sign-up/sign-up-gate.ts';
import { LOCALES } from '../texts/locale.ts';
import { whyNotOn } from './regular-turns.ts';

it('no date that someone is not on cries out why [REG-02, REG-04]', () => {
  for (const locale of LOCALES)
    for (const { refusal } of SIGN_UP_GATE)
      if (refusal !== null && refusal !== 'QUEST_IS_TEMPLATE')
        expect(whyNotOn(locale, refusal, null), `${refusal} in ${locale}`).not.toMatch(/ERROR|^¡/);
  expect(whyNotOn('en', 'QUEST_FULL', null)).toBe('This Quest is full.');
});
