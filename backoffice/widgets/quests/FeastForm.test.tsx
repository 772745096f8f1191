import { expect, it } from 'vitest';
import { FEAST_QUESTION_IDS, feastFormJson } from '#domain/sign-up/feast-form.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import { drawn, wordsIn } from '../../../tests/support/drawn.tsx';
import { FeastForm } from './FeastForm.tsx';

it('a donor’s five answers stand beside their questions (in the console) [ENT-29]', () => {
  const answers = Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, `Answer about ${id}`]));
  const formJSON = feastFormJson(answers, 'ann', 0);
  expect(wordsIn(drawn(<FeastForm formJSON={formJSON} />))).toEqual([
    'About the meal',
    ...FEAST_QUESTION_IDS.flatMap((id) => [feastFormTexts('en')[id], `Answer about ${id}`]),
  ]);
  expect(drawn(<FeastForm formJSON={null} />)).toBe('');
});
