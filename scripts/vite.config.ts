import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** What brings native code, or looks for files beside itself. */
const EXTERNAL = [
  '@libsql/client',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@resvg/resvg-js',
  'better-sqlite3',
  'file-type',
  'pino',
  'react',
  'react-dom',
  's3mini',
  'sharp',
];

/** Modules of the product go on finding their files where their source lies: migrations, SDL, fonts, threads. */
const atTheirSource = {
  name: 'at-their-source',
  transform(code: string, id: string) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const places = code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    return { code: places, map: null };
  },
};

/**
 * The server and what prepares its database, in few files: three quarters of a start from the sources went into finding
 * and reading 1,400 modules. They are as readable, and their maps lead back; see api/process/log/source-places.ts.
 */
export default defineConfig({
  root,
  plugins: [atTheirSource],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: 'scripts/dist',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['scripts/serve.ts', 'scripts/prepare.ts'],
      output: { sourcemapExcludeSources: true },
    },
  },
});
