import type { ShownError } from '#domain/wording/error-copy.ts';
import { EndOtherSessionsDocument, EndSessionDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Parameters<typeof ask>[0];

/** Ends one or all other sessions of who asks, by a form of the card; null when the form is another one. */
export async function endSessions(
  locals: Locals,
  form: FormData,
): Promise<{ toast: FlashKey | null; error: ShownError | null } | null> {
  const section = textIn(form, 'section');
  if (section === 'session') {
    const { error } = await ask(locals, EndSessionDocument, { id: textIn(form, 'id') });
    return { toast: error ? null : 'session-ended', error };
  }
  if (section !== 'other-sessions') return null;
  const { error } = await ask(locals, EndOtherSessionsDocument, {});
  return { toast: error ? null : 'other-sessions-ended', error };
}
