import type { ShownError } from '#domain/wording/error-copy.ts';
import { FollowDocument, SetFollowNewsDocument, UnfollowDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { paths } from '../../lib/paths.ts';
import { askOf, type FindAsk, searchOfAsk } from '../find/find-address.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'viewer'>;

/** Page that a follow button is on, and returns to. */
export type FollowPlace = 'charity' | 'profile' | 'served' | 'find' | 'list';

/** Does what a button or the form of the page asks for; the error, or null when it is done. */
export async function runFollowForm(locals: Locals, form: FormData): Promise<ShownError | null> {
  if (form.has('follow')) {
    const what = { providerId: textIn(form, 'provider') || null, type: textIn(form, 'type') || null };
    const done =
      textIn(form, 'follow') === 'yes'
        ? await ask(locals, FollowDocument, { what })
        : await ask(locals, UnfollowDocument, { what });
    return done.error;
  }
  const isOn = textIn(form, 'news') === 'on';
  return (await ask(locals, SetFollowNewsDocument, { isOn })).error;
}

/** Path that a follow button returns to, built from the IDs and choices in the form, never from a typed address. */
export function placeOfFollow(form: FormData, viewerId: string): string {
  const from = textIn(form, 'from');
  const provider = textIn(form, 'provider');
  if (from === ('charity' satisfies FollowPlace) && provider) return paths.questList(provider);
  if (from === ('profile' satisfies FollowPlace)) return `${paths.funProfile(viewerId)}#undiscovered`;
  if (from === ('served' satisfies FollowPlace)) return `${paths.funProfile(viewerId)}#completed`;
  if (from === ('find' satisfies FollowPlace)) return paths.find(searchOfAsk(askIn(textIn(form, 'search'))));
  return paths.following();
}

function askIn(search: string): FindAsk {
  const address = new URL('https://find.invalid');
  address.search = search;
  return askOf(address);
}
