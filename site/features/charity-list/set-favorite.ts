import type { ShownError } from '#domain/wording/error-copy.ts';
import { FavoriteDistrictsDocument, SetFavoriteDistrictsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { toggledFavorites } from './favorites.ts';

/** Does what the form of a favorite toggle asks for; the error, or null when it is done. */
export async function setFavorite(
  locals: Pick<App.Locals, 'execute' | 'requestId' | 'viewer'>,
  form: FormData,
): Promise<ShownError | null> {
  const viewerId = locals.viewer?.accountId ?? '';
  const { data, error } = await ask(locals, FavoriteDistrictsDocument, { viewerId });
  if (error) return error;
  const favoriteIds = (data.chariteer?.favoriteDistricts ?? []).map(({ id }) => id);
  const districtIds = toggledFavorites(
    favoriteIds,
    textIn(form, 'district'),
    textIn(form, 'favorite') === 'yes',
  );
  return (await ask(locals, SetFavoriteDistrictsDocument, { viewerId, districtIds })).error;
}
