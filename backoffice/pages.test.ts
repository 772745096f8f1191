import { Resource, type ResourceProps } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { PAGES } from './pages.tsx';
import { RESOURCE_ACCESS } from './session/resource-access.ts';
import { menuOf } from './shell/ConsoleMenu.tsx';
import { loadAhead, pageRoutes } from './shell/page-routes.tsx';
import type { PageRow } from './shell/page-row.ts';

const page = () => null;

describe('the table of pages', () => {
  it('each page names a right that there is, and no two have one address [PERM-07]', () => {
    for (const { path, access } of PAGES) {
      const [resource = '', action = ''] = access.split(' ');
      expect((RESOURCE_ACCESS as Record<string, object>)[resource], path).toHaveProperty(action);
    }
    const paths = PAGES.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('each row is a route: of react-admin’s resources, in the frame, or a sheet without it', () => {
    const [last, sheets] = [pageRoutes(PAGES).at(-2), pageRoutes(PAGES).at(-1)];
    const routes = [last, sheets].flatMap((routed) => childrenOf(routed).map(({ key }) => key));
    const own = PAGES.filter(({ resource }) => !resource).map(({ path }) => path);
    expect(routes.toSorted()).toEqual(own.toSorted());
    expect(childrenOf(sheets).map(({ key }) => key)).toEqual([
      '/calendar/print',
      '/quests/:id/poster',
      '/data/print',
    ]);
    const kinds = resourcesOf(PAGES).flatMap(({ list, create, edit, show }) => [list, create, edit, show]);
    expect(kinds.filter(Boolean)).toHaveLength(PAGES.length - own.length);
  });

  it('react-admin’s pages of a resource are known by their path', () => {
    const row = (path: PageRow['path']): PageRow => ({
      path,
      access: 'quests list',
      resource: 'quests',
      page,
    });
    expect(resourcesOf([row('/quests'), row('/quests/:id'), row('/quests/:id/show')])).toEqual([
      { name: 'quests', list: page, edit: page, show: page },
    ]);
    expect(() => resourcesOf([row('/quests/print')])).toThrow('/quests/print');
    const represents = resourcesOf(PAGES).map((one) => [one.name, one.recordRepresentation]);
    expect(Object.fromEntries(represents)).toMatchObject({ quests: 'eventTitle', accounts: 'username' });
  });

  it('the menu has its pages in the order of the table, staff’s below them [NAV-30]', () => {
    const { entries, staffEntries } = menuOf(PAGES);
    expect(entries.map(({ label }) => label)).toEqual([
      'home',
      'calendar',
      'quests',
      'stamps',
      'trainings',
      'documents',
      'volunteers',
      'groups',
      'guilds',
      'messages',
      'charity',
      'data',
    ]);
    expect(staffEntries.map(({ path }) => path)).toEqual([
      '/providers',
      '/charity-requests',
      '/charity-health',
      '/districts',
      '/contests',
      '/accounts',
      '/doubles',
      '/staff',
      '/recoveries',
      '/outbox',
      '/jobs',
      '/self-marked-hours',
      '/hour-values',
      '/audit',
      '/supply-faq',
      '/settings',
    ]);
    // An entry shows to whom the list of its resource is open, which is what its page asks.
    for (const { path, access, menu } of PAGES) if (menu) expect(access, path).toMatch(/ list$/);
  });

  it('the page of the first address is fetched at once, and what goes with it', () => {
    const load = vi.fn(async () => undefined);
    const ahead = vi.fn(async () => undefined);
    const rows: PageRow[] = [
      { path: '/stamps/create', access: 'stamps create', page },
      { path: '/stamps/:id', access: 'stamps edit', page: Object.assign(() => null, { load }), ahead },
    ];
    loadAhead(rows, '/stamps');
    loadAhead(rows, '/stamps/create');
    expect(load).not.toHaveBeenCalled();
    loadAhead(rows, '/stamps/7');
    expect(load).toHaveBeenCalledTimes(1);
    expect(ahead).toHaveBeenCalledTimes(1);
  });
});

function resourcesOf(rows: readonly PageRow[]): ResourceProps[] {
  return pageRoutes(rows).flatMap(({ type, props }) => (type === Resource ? [props as ResourceProps] : []));
}

type Routed = { key: string | null; props: { children: Routed[] } };

function childrenOf(element: unknown): Routed[] {
  return (element as Routed).props.children;
}
