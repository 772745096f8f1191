import { type AskedQuestions, askedQuestions } from '#domain/holds/sign-up-answers.ts';
import { AskingQuestDocument, type AskingQuestQuery } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { questTimes } from '../quest-list/quest-card.ts';

/** Verdicts with which nothing is left but the quest's own questions. */
const OPEN: readonly string[] = ['OPEN', 'WITH_SUPERVISION', 'SUPPLY_REQUEST', 'HYBRID_ROLE'];

/** Refusals of a sign-up that the answers to a quest's questions mend. */
const MENDED_BY_ANSWERS: readonly string[] = [
  'BAD_USER_INPUT',
  'CONTACT_DETAILS_TO_YOUNG',
  'SUPERVISOR_MISSING',
];

/** Whether the last page of joining, which asks what a quest asks, helps against this refusal of a sign-up. */
export function isMendedByAnswers(code: string | null | undefined): boolean {
  return code != null && MENDED_BY_ANSWERS.includes(code);
}

export type AskingQuest = NonNullable<AskingQuestQuery['quest']>;

/** The quest that someone logged in has come for, and what it asks of them; null where its own page says more. */
export async function findAskingQuest(
  locals: App.Locals,
  id: string | null,
): Promise<{ quest: AskingQuest; asked: AskedQuestions | null } | null> {
  if (!id) return null;
  const { data } = await ask(locals, AskingQuestDocument, { id });
  return data?.quest ? { quest: data.quest, asked: askedOf(data.quest) } : null;
}

/** Null where nothing is asked, or the answers would not be enough. */
function askedOf(quest: AskingQuest): AskedQuestions | null {
  const { verdict } = quest.viewerVerdict;
  if (!OPEN.includes(verdict)) return null;
  // The gate knows the age: the page needs no birth date.
  const asked = {
    ...askedQuestions({ ...quest, ...questTimes(quest) }, null),
    supervisor: verdict === 'WITH_SUPERVISION',
  };
  return asked.times || asked.feast || asked.supervisor ? asked : null;
}
