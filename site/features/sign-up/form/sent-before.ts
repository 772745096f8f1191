import type { FlexibleQuest } from '#domain/quests/flexible-time.ts';
import type { FeastAnswers } from '#domain/sign-up/feast-form.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { SentHead } from '../../parties/PartyInputs.tsx';
import type { QuestActionInput } from '../quest-action.ts';
import { type FieldProblems, fieldProblems, type Refusal } from './field-problems.ts';

/** What a form sent before, and what was wrong with it. */
export type SentBefore = {
  leaves: boolean;
  /** Ids of more dates that were chosen. */
  dates: readonly string[];
  others: readonly SentHead[];
  /** Null where it was not asked. */
  showsUsername: boolean | null;
  supervisorUsername: string;
  supervisingGuardian: string;
  feast: FeastAnswers;
  problems: FieldProblems;
};

/** What a sign-up form sent that was refused, so that nothing has to be typed twice. */
export function sentBefore(
  locale: Locale,
  quest: FlexibleQuest,
  input: QuestActionInput,
  refusal: Refusal,
): SentBefore {
  return {
    leaves: input.leaveContractId !== '',
    dates: input.dates,
    others: input.others.map(({ band, firstName }) => ({ band, firstName: firstName ?? '' })),
    showsUsername: input.showsUsername,
    supervisorUsername: input.supervisorUsername,
    supervisingGuardian: input.supervisingGuardian,
    feast: input.action === 'fulfill' ? input.feast : {},
    problems: fieldProblems(locale, quest, input, refusal),
  };
}
