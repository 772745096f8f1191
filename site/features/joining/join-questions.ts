import { questAge } from '#domain/ages/quest-age.ts';
import { type AskedQuestions, askedQuestions, namesSupervisor } from '#domain/holds/sign-up-answers.ts';
import { checkName } from '#domain/identity/registration.ts';
import { checkFlexibleTime, flexibleTimeText } from '#domain/quests/flexible-time.ts';
import { feastFormJson } from '#domain/sign-up/feast-form.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { questErrorWordsTexts } from '#domain/texts/generated/quest-error-words.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { isDay, isoOf } from '#domain/time/new-york-time.ts';
import type { JoinQuestDataFragment, SignUpAnswersInput } from '../../gql/generated.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { questTimes } from '../quest-list/quest-card.ts';
import { feastProblems } from '../sign-up/feast-problems.ts';
import type { QuestAnswers } from '../sign-up/quest-answers.ts';

/** What the quest that led here asks, of someone with that birth date as far as it is known. `now` in epoch ms. */
export function questionsOf(
  quest: JoinQuestDataFragment | null,
  dateOfBirth: string | null | undefined,
  now: number,
): AskedQuestions {
  if (!quest) return { times: false, feast: false, supervisor: false };
  const times = questTimes(quest);
  const born = dateOfBirth && isDay(dateOfBirth) ? dateOfBirth : null;
  return askedQuestions({ ...quest, ...times }, questAge(born, times, now));
}

/** What is wrong with the answers, in the order of the questions. */
export function problemsOfAnswers(
  locale: Locale,
  quest: JoinQuestDataFragment,
  asked: AskedQuestions,
  answers: QuestAnswers,
): FormProblem[] {
  const supervisor = asked.supervisor ? supervisorProblem(locale, answers) : null;
  const fault = asked.times ? checkFlexibleTime({ ...quest, ...questTimes(quest) }, timesOf(answers)) : null;
  return [
    ...(supervisor ? [supervisor] : []),
    ...(fault ? [{ field: 'arrival', text: flexibleTimeText(formRefusalsTexts(locale), fault) }] : []),
    ...(asked.feast ? feastProblems(locale, answers.feast) : []),
  ];
}

/** The answers as the API takes them; null where nothing is asked. The API itself says whose form it is. */
export function answersFor(
  asked: AskedQuestions,
  answers: QuestAnswers,
  now: number,
): SignUpAnswersInput | null {
  if (!asked.times && !asked.feast && !asked.supervisor) return null;
  const { expectedArrivalAt, expectedDepartureAt } = timesOf(answers);
  return {
    ...(asked.times && {
      expectedArrivalAt: isoOf(expectedArrivalAt),
      expectedDepartureAt: isoOf(expectedDepartureAt),
    }),
    ...(asked.feast && { formJSON: feastFormJson(answers.feast, '', now) }),
    ...(asked.supervisor && {
      supervisorUsername: answers.supervisorUsername || null,
      supervisingGuardian: answers.supervisingGuardian || null,
    }),
  };
}

function supervisorProblem(locale: Locale, answers: QuestAnswers): FormProblem | null {
  if (!namesSupervisor(answers)) {
    return { field: 'supervisorUsername', text: questErrorWordsTexts(locale).SUPERVISOR_MISSING };
  }
  const name = answers.supervisingGuardian;
  const text = name === '' ? null : checkName(fieldProblemsTexts(locale), name);
  return text === null ? null : { field: 'supervisingGuardian', text };
}

function timesOf({ arrivalAt, departureAt }: QuestAnswers) {
  return { expectedArrivalAt: arrivalAt, expectedDepartureAt: departureAt };
}
