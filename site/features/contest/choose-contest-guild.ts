import type { ShownError } from '#domain/wording/error-copy.ts';
import { ChooseContestGuildDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** What the form that chooses a guild for the contest posts as its action. */
export const CONTEST_GUILD_ACTION = 'contest-guild';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'viewer'>;

/** Does what the form of the contest's guild asks; null when it is done. */
export async function chooseContestGuild(locals: Locals, form: FormData): Promise<ShownError | null> {
  return (await ask(locals, ChooseContestGuildDocument, { id: textIn(form, 'guild') })).error;
}
