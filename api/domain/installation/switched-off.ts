/** Whether a path is one of those that are switched off, or lies below one. */
export function isBelow(pathname: string, switchedOffPaths: readonly string[]): boolean {
  return switchedOffPaths.some((off) => {
    const path = off.replace(/\/$/, '');
    return pathname === path || pathname.startsWith(`${path}/`);
  });
}
