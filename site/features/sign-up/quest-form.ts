import type { APIContext } from 'astro';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { type QuestOfFormDataFragment, QuestOfFormDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { resendRefusal } from '../account/verification.ts';
import { trackClick, trackQuest } from '../tracking/track.ts';
import { type QuestActionInput, REFUSED_AS, runQuestAction } from './quest-action.ts';

type Page = Pick<APIContext, 'locals' | 'request'>;

/** What became of a form: done, or refused, with what the page says and shows again. */
export type QuestFormOutcome =
  | { quest: QuestOfFormDataFragment; toast: FlashKey; error: null }
  | { quest: QuestOfFormDataFragment; toast: null; error: ShownError };

/**
 * What a form of the quest's page acts on: a few facts, not the page. Null where there is no such quest for the viewer,
 * which the page itself tells.
 */
export async function questOfForm(
  { locals }: Page,
  id: string,
  { action, childId }: Pick<QuestActionInput, 'action' | 'childId'>,
): Promise<QuestOfFormDataFragment | null> {
  const { data } = await ask(locals, QuestOfFormDocument, {
    id,
    withPlace:
      action === 'name-supervisor' || action === 'change-party' || (action === 'bail-out' && childId === ''),
    withChildren: action === 'bail-out' && childId !== '',
    withGuild: action === 'guild-code',
  });
  return data?.quest ?? null;
}

/** Does what the form asks for, and records which button it was, unless its press was. */
export async function runQuestForm(
  page: Page,
  quest: QuestOfFormDataFragment,
  input: QuestActionInput,
): Promise<QuestFormOutcome> {
  if (!input.isRecorded) trackClick(page, quest, input.action);
  const { toast, error } = await runQuestAction(page.locals, quest, input);
  if (toast === 'bailed-out') trackQuest(page, 'chariteer_bail_from_quest', quest);
  return error ? { quest, toast: null, error } : { quest, toast, error: null };
}

/** What the page says of a form that was refused. */
export function refusalText(
  locale: Locale,
  { action }: Pick<QuestActionInput, 'action'>,
  error: ShownError,
  supportEmail: string | null,
): string {
  if (action === 'resend-verification') return resendRefusal(locale, error, supportEmail);
  if (action === 'fulfill' && error.code === 'BAD_USER_INPUT') return feastFormTexts(locale).checkAnswers;
  const operation = REFUSED_AS[action];
  return errorCopyIn(locale, error, { surface: 'site', operation, supportEmail: supportEmail ?? undefined });
}
