import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import type { WireError } from '#api/access/request/errors.ts';
import { type AppDeps, createApp } from '#api/app.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { type CastName, TEST_NOW } from './cast.ts';
import { moveDate, restoreDate } from './moved-date.ts';
import { TEST_DATA_KEY } from './test-key.ts';

/** What came back from /graphql. */
export type Answer<Data> = {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: WireError[] | undefined;
  /** Code of the first error, if there is one. */
  code: string | undefined;
};

type CallOptions = {
  /** Caller; a visitor if null or omitted. */
  as?: CastName | null;
  headers?: Record<string, string>;
  /** Address of the socket. */
  address?: string;
};

export type World = Awaited<ReturnType<typeof openWorld>>;

type WorldOptions = Pick<
  AppDeps,
  'site' | 'consoleDirectory' | 'wait' | 'resolveHost' | 'knownDocuments' | 'changesPauseMs'
> & {
  env?: Record<string, string>;
  /** Lines of the log end up here. */
  logLines?: string[];
  /** Folder for the database; that of all tests by default. */
  disk?: string;
};

/** A fresh copy of the database with the cast, the whole app on it, and a clock that only the test moves, with `Date`. */
export async function openWorld({
  env = {},
  logLines,
  disk = tmpdir(),
  // No one's name is asked for outside.
  resolveHost = async () => ['93.184.216.34'],
  ...parts
}: WorldOptions = {}) {
  const folder = mkdtempSync(join(disk, 'world-'));
  copyFileSync(inject('templateDatabase'), join(folder, 'app.db'));
  const databaseFile = join(folder, 'app.db');
  const config: Config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: 'http://chariteers.test',
    DATA_KEY: TEST_DATA_KEY,
    DATABASE_URL: `file:${databaseFile}`,
    PICTURES_DIR: join(folder, 'pictures'),
    ...env,
  });
  const store: Store = openStore({ url: `file:${databaseFile}`, cells: config.dataKey.cells });
  let now = TEST_NOW;
  const clock = {
    now: () => now,
    set: (instant: number) => {
      now = instant;
      moveDate(clock.now);
    },
    advance: (milliseconds: number) => clock.set(now + milliseconds),
  };
  moveDate(clock.now);
  const log = logLines
    ? pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) })
    : pino({ level: 'silent' });
  /** How long answers were held back, in ms; nothing really waits. */
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const app = createApp({ store, clock: clock.now, config, log, wait, resolveHost, ...parts });
  const sessions = createSessions(store, config, clock.now);
  const tokens = new Map<CastName, string>();

  /** A session token of a member of the cast; the same one at every call. */
  async function tokenOf(name: CastName): Promise<string> {
    const token = tokens.get(name) ?? (await sessions.open(name));
    tokens.set(name, token);
    return token;
  }

  /** Sends a request to the app as it would arrive over the network. */
  async function request(path: string, init: RequestInit = {}, address = '203.0.113.7'): Promise<Response> {
    const incoming = { socket: { remoteAddress: address } };
    moveDate(clock.now);
    return app.request(`http://chariteers.test${path}`, init, { incoming });
  }

  /** Asks the API like a client that is no browser. */
  async function gql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    { as = null, headers = {}, address }: CallOptions = {},
  ): Promise<Answer<Data>> {
    const login: Record<string, string> = as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...login, ...headers },
      body: JSON.stringify({ query, variables }),
    };
    const response = await request('/graphql', init, address);
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: WireError[] };
    return {
      status: response.status,
      headers: response.headers,
      data,
      errors,
      code: errors?.[0]?.extensions.code,
    };
  }

  /** Asks for a file with people as the console does; without a token as a visitor. */
  async function askFile(
    path: string,
    asked: object,
    { token = null, headers = {} }: { token?: string | null; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const body = JSON.stringify(asked);
    const login: Record<string, string> = token === null ? {} : { cookie: `session=${token}` };
    const length = String(Buffer.byteLength(body));
    const all = { 'content-type': 'application/json', 'content-length': length, ...login, ...headers };
    return request(path, { method: 'POST', headers: all, body });
  }

  async function close(): Promise<void> {
    restoreDate(clock.now);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    app,
    store,
    databaseFile,
    config,
    log,
    clock,
    waits,
    sessions,
    request,
    gql,
    askFile,
    tokenOf,
    close,
  };
}
