import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ADVISORY = {
  ...{ id: 1, url: 'https://advisories.example/1', title: 'Opens the door', cwe: [], cvss: { score: 9 } },
  vulnerable_versions: '<99.0.0',
};

const folder = mkdtempSync(path.join(tmpdir(), 'holes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run holes` says with a registry that answers so, and the status with which it ends. */
async function holesWith(status: number, advisories: object): Promise<{ said: string; status: unknown }> {
  const registry = createServer((request, response) => {
    request.resume();
    const isAsked = request.url?.endsWith('/advisories/bulk') ?? false;
    response.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAsked ? advisories : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  // npm keeps what it has concluded of an advisory.
  const cache = mkdtempSync(path.join(folder, 'npm-'));
  const own = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
    npm_execpath: undefined,
  };
  const command = spawn(process.execPath, ['scripts/holes.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...own },
  });
  let said = '';
  command.stdout.on('data', (part) => {
    said += part;
  });
  const [code] = await once(command, 'close');
  registry.close();
  registry.closeAllConnections();
  return { said, status: code };
}

it('SAF-40 known holes are looked up where the registry answers, and a grave one is told', async () => {
  const found = await holesWith(200, { graphql: [{ ...ADVISORY, severity: 'high' }] });
  expect(found.said).toContain('high: graphql');
  expect(found.said).toContain('Opens the door https://advisories.example/1');
  expect(found.status).toBe(1);
});

it('SAF-40 a small hole is told, too, and stops nothing', async () => {
  const found = await holesWith(200, { graphql: [{ ...ADVISORY, severity: 'low' }] });
  expect(found.said).toMatch(/low: graphql[\s\S]*, 0 of them high or critical\./);
  expect(found.status).toBe(0);
  expect(await holesWith(200, {})).toEqual({ said: 'No hole is known.\n', status: 0 });
});

it('SAF-40 where the registry does not answer the command says so, and nobody is stopped', async () => {
  expect(await holesWith(405, {})).toEqual({
    said: 'The registry does not answer: known holes were not looked up.\n',
    status: 0,
  });
});
