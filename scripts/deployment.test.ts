import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '#api/process/config/config.ts';
import { atLeast } from '../tests/support/at-least.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, 'scripts', file), 'utf8');

const container = read('container/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
/** The arguments of an instruction in the image's last stage. */
function last(instruction: string): string[] {
  const from = container.findLastIndex(([name]) => name === 'FROM');
  return container.slice(from).flatMap(([name, text]) => (name === instruction ? [text] : []));
}
const environment = (text: string) => Object.fromEntries(text.split(' ').map((part) => part.split('=')));

describe('the container image', () => {
  it('copies what is there, and starts what the build makes [OPS-01]', () => {
    const copied = container.filter(([name, text]) => name === 'COPY' && !text.startsWith('--from'));
    const sources = copied.flatMap(([, text]) => text.split(' ').slice(0, -1));
    expect(atLeast(4, sources).filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    expect(read('vite.config.ts')).toContain(`outDir: 'scripts/dist'`);
    expect(last('CMD')).toEqual(['["node", "--max-semi-space-size=16", "scripts/dist/serve.js"]']);
  });

  it('runs without root, writes to the data folder alone, and is asked whether it is ready [OPS-01]', () => {
    const [settings = ''] = last('ENV');
    const { COMMIT: _, ...given } = environment(settings);
    const { databaseUrl, pictures, port } = readConfig(given);
    expect(last('USER')).toEqual(['node']);
    expect(last('VOLUME')).toEqual(['/data']);
    expect([databaseUrl, JSON.stringify(pictures)]).toEqual([
      'file:/data/app.db',
      expect.stringContaining('"/data/pictures"'),
    ]);
    expect(last('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}/readyz`);
  });
});

describe('the composition', () => {
  const { services } = parse(read('container/compose.yaml'));
  const { product } = services;

  it('builds the image and gives it a configuration that holds, with both other services in it [OPS-01]', () => {
    const { databaseUrl, smtpUrl } = readConfig(product.environment);
    const hosts = [databaseUrl, smtpUrl ?? ''].map((address) => new URL(address).hostname);
    expect(product.depends_on).toEqual(hosts);
    expect(Object.keys(services).sort()).toEqual([...hosts, 'product'].sort());
    const context = path.join(root, 'scripts/container', product.build.context);
    expect(existsSync(path.join(context, product.build.dockerfile))).toBe(true);
  });

  it('keeps the image read-only, without rights, and everything on this machine [OPS-01]', () => {
    expect([product.read_only, product.cap_drop]).toEqual([true, ['ALL']]);
    const ports = Object.values<{ ports?: string[] }>(services).flatMap((service) => service.ports ?? []);
    expect(atLeast(2, ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

describe('the unit for systemd', () => {
  const unit = read('service/chariteers.service');
  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  it('starts the product as its own user, with the settings and folders of the first day [OPS-02]', () => {
    const firstDay = read('OPERATING.md');
    expect(valuesOf('ExecStart')).toEqual(['/usr/bin/env npm start']);
    expect([...valuesOf('User'), ...valuesOf('StateDirectory')]).toEqual(['chariteers', 'chariteers']);
    for (const [file = ''] of [valuesOf('EnvironmentFile'), ['/var/lib/chariteers']])
      expect(firstDay).toContain(file);
  });

  it('leaves a stop longer than the product needs for it [OPS-02]', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(10);
  });

  it('holds nothing that systemd does not know [OPS-02]', ({ skip }) => {
    const verify = ['verify', '--man=no', path.join(root, 'scripts/service/chariteers.service')];
    const { error, status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    if (error) skip('no systemd here');
    expect([status, stderr]).toEqual([0, '']);
  });
});

it('the proxy forwards to where the product listens, and keeps metrics to this machine [OPS-02]', () => {
  const { host, port } = readConfig({});
  const lines = read('service/Caddyfile')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trim());
  expect(lines.slice(0, 4)).toEqual([
    'volunteers.example.org {',
    'respond /metrics 404',
    `reverse_proxy ${host}:${port}`,
    '}',
  ]);
  expect(SETTINGS).toContain('TRUSTED_PROXY');
});
