import type { ShownError } from '#domain/wording/error-copy.ts';
import { type GuildCardDataFragment, GuildSearchDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import { pageNumberIn } from '../../../lib/page-number.ts';

/** How many guilds a page shows; the API's default. */
const PAGE_SIZE = 8;

/** What someone looks for, and what there is. */
export type FoundGuilds = {
  q: string;
  page: number;
  pageCount: number;
  total: number;
  guilds: readonly GuildCardDataFragment[];
};

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'viewer'>;

/** Whether the viewer may search: volunteers whose record exists. */
export function maySearchGuilds({ viewer }: Pick<App.Locals, 'viewer'>): boolean {
  return viewer?.hasRecord === true;
}

/** The guilds that an address with `q` and `page` asks for; of a page too far the last one. */
export async function loadGuilds(
  locals: Locals,
  address: URL,
): Promise<{ found: FoundGuilds; error: null } | { found: null; error: ShownError }> {
  const q = (address.searchParams.get('q') ?? '').trim();
  const page = pageNumberIn(address);
  const first = await ask(locals, GuildSearchDocument, { q, page });
  if (first.error) return { found: null, error: first.error };
  const { total, items } = first.data.guildPage;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page <= pageCount) return { found: { q, page, pageCount, total, guilds: items }, error: null };
  const last = await ask(locals, GuildSearchDocument, { q, page: pageCount });
  if (last.error) return { found: null, error: last.error };
  return { found: { q, page: pageCount, pageCount, total, guilds: last.data.guildPage.items }, error: null };
}
