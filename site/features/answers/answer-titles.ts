import type { AnswersTexts } from '#domain/texts/generated/answers.ts';
import type { AnswerRequestDataFragment } from '../../gql/generated.ts';

/** What the page of a link says first. `isJustFreed`: the place was given up by this link a moment ago. */
export function answerTitle(
  t: AnswersTexts,
  asked: AnswerRequestDataFragment | null,
  { isJustFreed }: { isJustFreed: boolean },
): string {
  if (!asked) return t.unknownTitle;
  const { state, isGuardians, givenName: name, confirmedAt } = asked;
  if (state === 'BEGUN') return t.begunTitle;
  if (state === 'CANCELLED') return t.cancelledTitle;
  if (state === 'GIVEN_UP') return isJustFreed ? t.freedTitle : t.goneTitle;
  if (isGuardians) return name ? t.titleChild({ name }) : t.youngCannotUnnamed;
  return confirmedAt ? t.confirmedTitle : t.title;
}

/** Greeting or owner of the spot, above the quest. */
export function answerLead(
  t: AnswersTexts,
  { isGuardians, givenName: name }: AnswerRequestDataFragment,
): string {
  if (isGuardians) return name ? t.ofYoung({ name }) : t.ofYoungUnnamed;
  return name ? t.helloName({ name }) : t.hello;
}
