import { type ReactElement, Suspense } from 'react';
import { CustomRoutes, Loading, Resource, type ResourceProps, useRequireAccess } from 'react-admin';
import { matchPath, Route } from 'react-router-dom';
import { accessOf } from '../session/resource-access.ts';
import type { Page, PageRow } from './page-row.ts';

/** The routes of a table of pages, as react-admin takes them. */
export function pageRoutes(rows: readonly PageRow[]): ReactElement[] {
  const own = rows.filter((row) => !row.resource);
  return [
    ...resourcesOf(rows).map((resource) => <Resource key={resource.name} {...resource} />),
    <CustomRoutes key="framed">{own.filter((row) => !row.isSheet).map(routeOf)}</CustomRoutes>,
    <CustomRoutes key="sheets" noLayout>
      {own.filter((row) => row.isSheet).map(routeOf)}
    </CustomRoutes>,
  ];
}

function routeOf(row: PageRow): ReactElement {
  const { path, page, loading = <Loading />, access } = row;
  const Opened = row.isAskedByPage ? LoadedPage : AllowedPage;
  return <Route key={path} path={path} element={<Opened {...{ page, loading, access }} />} />;
}

/** react-admin's resources: the rows of one name together. */
function resourcesOf(rows: readonly PageRow[]): ResourceProps[] {
  const named = Map.groupBy(rows, (row) => row.resource);
  return [...named].flatMap(([name, pages]) => {
    if (name === undefined) return [];
    const resource: ResourceProps = { name };
    for (const { path, page, represents } of pages) {
      resource[kindOf(path, name)] = page;
      if (represents !== undefined) resource.recordRepresentation = represents;
    }
    return [resource];
  });
}

/** Paths that react-admin gives to the pages of a resource. */
const KINDS = { '': 'list', '/create': 'create', '/:id': 'edit', '/:id/show': 'show' } as const;

function kindOf(path: string, name: string) {
  for (const [rest, kind] of Object.entries(KINDS)) if (path === `/${name}${rest}`) return kind;
  throw new Error(`${path} is none of react-admin's four pages of ${name}`);
}

function LoadedPage({ page: Page, loading }: { page: Page; loading: ReactElement }) {
  return (
    <Suspense fallback={loading}>
      <Page />
    </Suspense>
  );
}

function AllowedPage({ access, ...page }: Parameters<typeof LoadedPage>[0] & Pick<PageRow, 'access'>) {
  const { isPending } = useRequireAccess({ ...accessOf(access), enabled: true });
  return isPending ? page.loading : <LoadedPage {...page} />;
}

/** Fetches the page at an address before it is known who is here. A failure shows when the page is drawn. */
export function loadAhead(rows: readonly PageRow[], path: string): void {
  const row = rows.find((one) => matchPath(one.path, path));
  void Promise.all([row?.page.load?.(), row?.ahead?.()]).catch(() => undefined);
}
