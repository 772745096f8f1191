import type { ShownError } from '#domain/wording/error-copy.ts';
import { findAskingQuest } from '../features/joining/asking-quest.ts';
import { problemsOfAnswers } from '../features/joining/join-questions.ts';
import { readQuestAction } from '../features/sign-up/quest-action.ts';
import { refusalText, runQuestForm } from '../features/sign-up/quest-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import type { FormProblem } from '../lib/forms/form-problem.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Signs someone who is known up for the quest that they came for, with their answers to its questions. */
export default async function answerQuestions(page: FormPage) {
  const { locale, config } = page.locals;
  const found = await findAskingQuest(page.locals, page.url.searchParams.get('quest'));
  if (!found) return seeOther(paths.home());
  const { quest, asked } = found;
  const there = paths.quest(quest.providerId, quest.id);
  const sent = readQuestAction(await readForm(page.request));
  if (!asked || !sent) return seeOther(there);
  const input = { ...sent, action: asked.feast ? 'fulfill' : 'sign-up', childId: '' } as const;
  const state = (problems: FormProblem[], error: ShownError | null) => ({ sent, problems, error });
  const problems = problemsOfAnswers(locale, quest, asked, input);
  if (problems.length > 0) return state(problems, null);
  const { toast, error } = await runQuestForm(page, quest, input);
  if (toast) return seeOtherWithToast(page, there, toast);
  return state([{ field: null, text: refusalText(locale, input, error, config.supportEmail) }], error);
}
