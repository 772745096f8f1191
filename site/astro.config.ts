import { getAdapter } from '@astrojs/node';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, logHandlers, passthroughImageService } from 'astro/config';
import { offlineWorker } from './build-worker.ts';
import { formsOfAccount } from './forms-of-account.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** What is built answers a request with a response. Node's adapter by itself would write on Node's own response. */
const requestToResponse: AstroIntegration = {
  name: 'request-to-response',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        ...getAdapter({ staticHeaders: false }),
        serverEntrypoint: new URL('./server.ts', import.meta.url),
      }),
  },
};

export default defineConfig({
  srcDir: '.',
  outDir: './dist',
  cacheDir: '../.cache/astro',
  output: 'server',
  adapter: requestToResponse,
  // No part of an island waits for anything: a string at once costs half of what a stream of it does.
  integrations: [react({ experimentalDisableStreaming: true }), offlineWorker],
  compressHTML: true,
  // Not “--silent” for a quiet build: that goes into the server, whose pages then break without a word in its log.
  // By way of the console, which the server takes into its own log, without what an error tells of people.
  logger: logHandlers.console({ level: 'error' }),
  // A style sheet of its own would cost a round trip before the first word is seen; compressed it is 5 kB.
  build: { inlineStylesheets: 'always' },
  // Each script within a page would be named by a hash in the policy of all pages; as files they are fetched once.
  vite: {
    plugins: [formsOfAccount],
    build: { assetsInlineLimit: (file) => (/\.[jt]s($|\?)|type=script/.test(file) ? false : undefined) },
  },
  // No page shows code; Shiki would want inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // No picture goes through the server: everything decorative is inline SVG.
  image: { service: passthroughImageService() },
  security: {
    // The app compares Origin with PUBLIC_ORIGIN for every POST; Astro would compare it with the Host header
    // and refuse every form behind a proxy that ends TLS.
    checkOrigin: false,
    // No `csp`: Astro would hash the styles of a page anew for each request. The policy is made in `lib/page-policy.ts`.
  },
});
