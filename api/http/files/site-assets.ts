import type { Hono } from 'hono';
import type { HeaderSettings } from '../answers/headers.ts';
import { type AppEnv, headerOf } from '../requests/request-facts.ts';
import { createStaticFiles } from './static-files.ts';

/** The built site's styles, fonts, scripts and icons. */
export function addSiteAssets(
  app: Hono<AppEnv>,
  { config, siteAssetsDirectory }: { config: HeaderSettings; siteAssetsDirectory?: string },
): void {
  if (!siteAssetsDirectory) return;
  const assets = createStaticFiles(siteAssetsDirectory, '_astro', config);
  app.get(
    '*',
    async (c, next) => assets.serve(c.req.path.slice(1), headerOf(c, 'accept-encoding')) ?? next(),
  );
}
