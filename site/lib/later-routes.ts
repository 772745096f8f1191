type LaterRoute = {
  /** First path segments, `{…}` standing for one id. */
  path: string;
  title: string;
  isPublic: boolean;
};

/**
 * Routes of the product whose page is not built yet. They answer the under-construction screen;
 * those that are not public send a visitor to the log-in first. A page that gets built leaves this table.
 */
export const LATER_ROUTES: readonly LaterRoute[] = [
  { path: '/subscribe', title: 'Subscribe', isPublic: true },
  { path: '/link-menu', title: 'Links', isPublic: true },
  { path: '/privacy', title: 'Privacy Policy', isPublic: true },
  { path: '/terms', title: 'Terms of Service', isPublic: true },
];

/** The route a path belongs to when its page is still to come; null when no such route exists. */
export function laterRouteOf(pathname: string): LaterRoute | null {
  const segments = segmentsOf(pathname);
  return LATER_ROUTES.find(({ path }) => matches(segmentsOf(path), segments)) ?? null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith('{') || part === segments[index])
  );
}
