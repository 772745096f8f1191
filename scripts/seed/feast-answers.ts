import { FEAST_QUESTIONS, type FeastAnswers } from '#domain/sign-up/feast-form.ts';

const MEALS = [
  { meal: 'Ten trays of baked ziti, half of them without meat.', helpers: 'My sister and a neighbor' },
  { meal: 'Chicken and rice with beans, and a big green salad.', helpers: 'Two friends from my choir' },
  { meal: 'Vegetable curry with rice, mild, in four large pots.', helpers: 'My two eldest children' },
] as const;

/** What a donor of the demo world has answered; which of the meals follows from `at` (epoch ms). */
export function feastAnswersOf(at: number): FeastAnswers {
  const { meal, helpers } = MEALS[at % MEALS.length] ?? MEALS[0];
  const chosen = FEAST_QUESTIONS.flatMap((question) =>
    question.type === 'radio' ? [[question.id, question.needed ?? question.options[0] ?? '']] : [],
  );
  return { ...Object.fromEntries(chosen), meal, helpers };
}
