import type { APIRoute } from 'astro';
import { addressIn } from '#domain/texts/language-address.ts';
import { isoOf } from '#domain/time/new-york-time.ts';
import { embeddedQuests } from '../../../features/embed/embedded-quests.ts';
import { loadQuestList } from '../../../features/quest-list/load-quest-list.ts';
import { paths } from '../../../lib/paths.ts';

/** What the embedded page shows, for a charity's own scripts; readable from every origin. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { locale, config } = locals;
  const { data, error } = await loadQuestList({ ...locals, viewer: null }, params.providerID ?? '');
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  const provider = data?.provider;
  if (!provider) {
    const status = error?.code === 'PROVIDER_NOT_FOUND' ? 404 : 503;
    return new Response(JSON.stringify({ error: error?.code ?? 'SERVICE_UNAVAILABLE' }), { status, headers });
  }
  const address = (path: string) => config.publicOrigin + addressIn(locale, path);
  const quests = embeddedQuests(data.quests, locals).map(({ id, title, startedAt, endedAt, spotsLeft }) => ({
    id,
    title,
    startedAt: isoOf(startedAt),
    endedAt: endedAt === null ? null : isoOf(endedAt),
    spotsLeft,
    url: address(paths.quest(provider.id, id)),
  }));
  const charity = { id: provider.id, name: provider.name, url: address(paths.questList(provider.id)) };
  return new Response(JSON.stringify({ charity, quests }), { headers });
};
