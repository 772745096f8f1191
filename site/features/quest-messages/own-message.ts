import { questMessagesTexts } from '#domain/texts/generated/quest-messages.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { WriteToCharityDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** What someone writes to the charity of a quest. The key makes one message of a form that is sent twice. */
export type OwnMessage = { text: string; clientKey: string };

/** Why it was not sent. */
export type Unsent = { error: ShownError; text: string };

/** Reads the posted form of the quest's page; null when it is another one. */
export function readOwnMessage(form: FormData): OwnMessage | null {
  if (form.get('action') !== 'write-to-charity') return null;
  return { text: textIn(form, 'message'), clientKey: textIn(form, 'clientKey').slice(0, 100) };
}

/** Sends it; null when it is on its way. */
export async function sendOwnMessage(
  locals: App.Locals,
  questId: string,
  message: OwnMessage,
): Promise<Unsent | null> {
  const { locale, config } = locals;
  const { error } = await ask(locals, WriteToCharityDocument, { questId, ...message });
  if (!error) return null;
  const supportEmail = config.supportEmail ?? undefined;
  const text =
    error.code === 'NOT_SIGNED_UP'
      ? questMessagesTexts(locale).notOnQuest
      : errorCopyIn(locale, error, { surface: 'site', supportEmail });
  return { error, text };
}
