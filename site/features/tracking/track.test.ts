import { describe, expect, it } from 'vitest';
import type { Execute, SiteConfig, SiteViewer } from '../../lib/api-client.ts';
import { track, trackCharityClick, trackClick, trackOffer } from './track.ts';

const QUEST = { id: 'q-1', eventTitle: 'Lunch line', providerId: '1' };
const LIST = { referer: 'https://quests.example/charityList' };

function page(headers: Record<string, string> = {}, isVisitor = false) {
  const sent: unknown[] = [];
  const execute = (async (_document: unknown, variables: unknown) => {
    sent.push(variables);
    return { data: null, errors: [{ message: 'Away', extensions: { code: 'INTERNAL' } }], setCookies: [] };
  }) as unknown as Execute;
  const locals = {
    execute,
    requestId: 'r',
    viewer: isVisitor ? null : ({ accountId: 'v-1' } as SiteViewer),
    config: { publicOrigin: 'https://quests.example' } as SiteConfig,
  };
  return { sent, locals, request: new Request('https://quests.example/', { headers }) };
}

describe('what a page records', () => {
  it('is the button that was used, with the quest, and a failure disturbs nobody [TRK-02, TRK-08, TRK-09, OPEN-TRK-01]', () => {
    const sent = (['sign-up', 'fulfill', 'bail-out', 'organization-code'] as const).map((action) => {
      const at = page();
      trackClick(at, QUEST, action);
      return at.sent;
    });
    const properties = { questID: 'q-1', questName: 'Lunch line', charityID: '1' };
    expect(sent).toEqual([
      [{ eventName: 'chariteer_clicks_volunteer_button', properties }],
      [{ eventName: 'chariteer_clicks_volunteer_button', properties }],
      [{ eventName: 'chariteer_clicks_bail_button', properties }],
      [],
    ]);
  });

  it('is nothing of visitors, and nothing that was only fetched in advance [OPEN-TRK-03]', () => {
    const [visitor, prefetch] = [page({}, true), page({ 'sec-purpose': 'prefetch;prerender' })];
    for (const at of [visitor, prefetch]) track(at, 'chariteer_views_quest', {});
    expect([...visitor.sent, ...prefetch.sent]).toEqual([]);
  });

  it.each([
    ['from the charity list', LIST, true],
    ['from elsewhere', { referer: 'https://quests.example/home' }, false],
    ['from another site', { referer: 'https://evil.example/charityList' }, false],
    ['of a page that is loaded again', { ...LIST, 'cache-control': 'max-age=0' }, false],
    ['without a page before', {}, false],
  ])('is a click on a charity %s [TRK-06, DIS-07]', (_case, headers, isRecorded) => {
    const at = page(headers as Record<string, string>);
    trackCharityClick(at, { id: '1', name: 'Harbor Table' });
    expect(at.sent).toEqual(
      isRecorded
        ? [
            {
              eventName: 'chariteer_clicks_charity_to_view_all_quests',
              properties: { charityID: '1', charityName: 'Harbor Table' },
            },
          ]
        : [],
    );
  });

  it.each([
    ['a quest’s page', '/questList/1/quest/q-1', true],
    ['a quest’s page in Spanish', '/es/questList/1/quest/q-1', true],
    ['the own profile', '/chariteer-fun-profile/v-1', true],
    ['the login', '/login?returnTo=%2Fsubscribe', false],
    ['the list of a charity', '/questList/1', false],
  ])('is an offer to subscribe that was clicked on %s [TRK-05]', (_where, path, isRecorded) => {
    const at = page({ referer: `https://quests.example${path}` });
    trackOffer(at);
    const click = {
      eventName: 'chariteer_clicks_sponsor_offer',
      properties: { link: 'https://quests.example/subscribe' },
    };
    expect(at.sent).toEqual(isRecorded ? [click] : []);
  });
});
