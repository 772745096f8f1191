import { gzipSync } from 'node:zlib';
import { startDemoServer } from './demo-server.ts';

/** What a visitor's browser gets for each page: compressed HTML, styles, scripts and fonts. */
export async function benchPageBytes(): Promise<string[]> {
  const demo = await startDemoServer();
  if (!demo) return ['page bytes: run npm run build first'];
  const { server, config } = demo;
  try {
    const list = await (await fetch(`${server.origin}/questList/1`)).text();
    const quest = /\/questList\/1\/quest\/[^"?]+/.exec(list)?.[0];
    const profile = `/chariteer-fun-profile/${config.demoVolunteerId}`;
    const pages = ['/', '/login', '/questList/1', ...(quest ? [quest] : []), profile, '/console/'];
    const lines = await Promise.all(pages.map((page) => linesOf(server.origin, page)));
    return ['page bytes, compressed (goal: 0 kB of scripts without an island)', ...lines];
  } finally {
    await server.stop();
  }
}

async function linesOf(origin: string, page: string): Promise<string> {
  // The console is handed to browsers with a session only; whether it is a good one it asks itself.
  const headers: HeadersInit = page.startsWith('/console') ? { cookie: `session=${'a'.repeat(40)}` } : {};
  const html = await (await fetch(origin + page, { headers })).text();
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const scripts = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
  const [styleBytes, scriptBytes] = await Promise.all(
    [styles, scripts].map((files) => sizeOf(origin, files)),
  );
  const shown = page.replace(/(quest|profile)\/.+/, '$1/…');
  return `  ${shown.padEnd(24)} HTML ${kilobytes(gzipSync(html).length)}, styles ${kilobytes(styleBytes ?? 0)}, scripts ${kilobytes(scriptBytes ?? 0)}`;
}

async function sizeOf(origin: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => gzipSync(await (await fetch(new URL(file, origin))).bytes()).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
