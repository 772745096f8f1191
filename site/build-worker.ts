import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const offline = new URL('./features/offline/', import.meta.url);
/** What lies under one name for good, since a browser asks for it by that name. */
const FILES = { 'sw.js': 'worker/worker.ts', 'offline-copy.js': 'offline-copy.ts' };

/** Builds the worker and the script of its copies beside the site's files, each as one file without imports. */
export const offlineWorker: AstroIntegration = {
  name: 'offline-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const outDir = fileURLToPath(dir);
      const BUILD = JSON.stringify(fingerprintOf(outDir));
      for (const [name, source] of Object.entries(FILES))
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { BUILD },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: fileURLToPath(new URL(source, offline)),
              output: { format: 'iife', entryFileNames: name },
            },
          },
        });
    },
  },
};

/** Hash of all built files. It includes the server's part, which holds the pages. */
function fingerprintOf(client: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{js,mjs,css}', { cwd: `${client}/..` }).sort()) {
    if (!file.endsWith('sw.js')) hash.update(file).update(readFileSync(`${client}/../${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
