import type { Locale } from '#domain/texts/locale.ts';
import { feastProblems } from '../feast-problems.ts';
import type { QuestActionInput } from '../quest-action.ts';
import type { SentBefore } from './SignUpQuestions.tsx';

/** What a sign-up form sent that was refused, so that nothing has to be typed twice. */
export function sentBefore(
  locale: Locale,
  input: QuestActionInput,
  supervisorProblem: string | null,
): SentBefore {
  const isFeast = input.action === 'fulfill';
  const problems = isFeast ? feastProblems(locale, input.feast) : [];
  return {
    leaves: input.leaveContractId !== '',
    supervisorUsername: input.supervisorUsername,
    supervisingGuardian: input.supervisingGuardian,
    supervisorProblem,
    feast: isFeast ? input.feast : {},
    feastProblems: Object.fromEntries(problems.map(({ field, text }) => [field, text])),
  };
}
