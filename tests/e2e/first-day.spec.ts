// Follows “The first day in production” of scripts/OPERATING.md: every box of the page is run as it stands there, in
// real shells, with the folders, the port and the mail server of this test in place of those of the page.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atLeast } from '../support/at-least.ts';
import { startMailServer } from '../support/mail-server.ts';
import { codeAt } from '../support/second-factor.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(path.join(root, 'scripts/OPERATING.md'), 'utf8');
const HOST = 'volunteers.example.org';
const PASSWORD = 'a phrase for the first day';

const chapter = PAGE.slice(PAGE.indexOf('## The first day'), PAGE.indexOf('\n## Staff'));
const boxes = [...chapter.matchAll(/^```sh(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
  kind: kind.trim(),
  text,
}));

type Step = { code: number | null; output: string };

test('«The first day in production» leads from nothing to the first charity online, word by word [ONB-06, OPS-06]', async () => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'first-day-'));
  const mailServer = await startMailServer();
  const port = await freePort();
  const own = (text: string) =>
    text
      .replaceAll('/etc/chariteers.env', path.join(folder, 'chariteers.env'))
      .replaceAll('/var/lib/chariteers', path.join(folder, 'data'))
      .replaceAll('/var/backups/chariteers', path.join(folder, 'backups'))
      .replaceAll('PORT=3000', `PORT=${port}`)
      .replaceAll('smtp://volunteers:PASSWORD@mail.example.org:587', mailServer.url);
  const everyShell = own(boxes.find(({ kind }) => kind === 'every-shell')?.text ?? '');
  let server: ChildProcess | undefined;
  const outputs: Step[] = [];
  try {
    for (const { kind, text } of boxes) {
      if (kind === 'every-shell') continue;
      if (kind === 'server') {
        server = shell(everyShell + own(text));
        await answers(port, server);
        continue;
      }
      // The settings are not there yet when the first box writes them.
      const step = await run((server ? everyShell : '') + own(text));
      expect(step, text).toMatchObject({ code: 0 });
      outputs.push(step);
    }
    const [, doctor, districts, staff, backup, again] = outputs.map(({ output }) => output);
    expect(doctor).toContain('0 errors, 0 warnings.');
    expect(districts).toContain('Added 8 districts.');
    expect(staff).toContain('you@example.org belongs to the staff.');
    expect(staff, 'the link goes by mail alone').not.toContain('token=');
    expect(backup).toContain('read through');
    expect(again).toContain('0 errors, 0 warnings.');
    expect(readdirSync(path.join(folder, 'backups')), 'made by the server [OPS-10]').toHaveLength(1);
    for (const name of atLeast(2, readdirSync(path.join(folder, 'data')))) {
      expect(statSync(path.join(folder, 'data', name)).mode & 0o077, name).toBe(0);
    }
    const more = await run(`${everyShell}npm run seed -- --districts`);
    expect(more.output, 'again, on a filled database').toContain('Added 0 districts.');

    const ask = asker(port);
    const you = await ask.firstPassword(mailServer, 'you@example.org');
    await setSecondStepUp(ask, you);
    const charityId = await setCharityUp(ask, you);
    const manager = await ask.firstPassword(mailServer, 'pantry@example.org');
    const seen = await ask.api(`{ getAccountInfo { accountType ownProviderId } }`, manager);
    expect(seen).toEqual({ getAccountInfo: { accountType: 'Provider', ownProviderId: charityId } });
    const start = await ask.page('/');
    expect(start.status).toBe(200);
    expect(start.body, 'online').toContain('Example Pantry');
    expect(start.body, 'and nobody invented').not.toContain('Harbor Table Kitchen');
  } finally {
    if (server?.pid && server.exitCode === null) {
      const ended = once(server, 'close');
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what the page tells to press stands in the console under these names [ONB-06]', () => {
  const section = chapter.slice(chapter.indexOf('### 6.'), chapter.indexOf('### 7.'));
  const names = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  const words = globSync('api/domain/texts/en/console-*.json', { cwd: root });
  const console = [
    sources(path.join(root, 'backoffice')),
    ...words.map((file) => readFileSync(path.join(root, file), 'utf8')),
  ].join('\n');
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(console, name).toContain(name);
});

type Asker = ReturnType<typeof asker>;

/** What the console leads staff to before anything else opens. */
async function setSecondStepUp({ api }: Asker, token: string): Promise<void> {
  const { beginOneTimePassword } = await api<{ beginOneTimePassword: { secret: string } }>(
    'mutation { beginOneTimePassword { secret } }',
    token,
  );
  const code = codeAt(beginOneTimePassword.secret, Date.now());
  await api(`mutation { confirmOneTimePassword(code: "${code}") { codes } }`, token);
}

async function setCharityUp({ api }: Asker, token: string): Promise<string> {
  const { districts } = await api<{ districts: { id: string; name: string }[] }>(
    '{ districts { id name } }',
    token,
  );
  expect(districts).toHaveLength(8);
  await api(
    `mutation { askForCharityAccount(input: { charityName: "Example Pantry", place: "Hoboken", contactName: "Sam Lee",
      emailAddress: "pantry@example.org", message: "We hand out food on Saturdays." }) }`,
  );
  const { charityRequestPage } = await api<{ charityRequestPage: { items: { id: string }[] } }>(
    '{ charityRequestPage { items { id charityName } } }',
    token,
  );
  expect(charityRequestPage.items).toMatchObject([{ charityName: 'Example Pantry' }]);
  const { createProvider } = await api<{ createProvider: { id: string } }>(
    `mutation { createProvider(input: { name: "Example Pantry", districtId: "1", isVisible: false }) { id } }`,
    token,
  );
  const { id } = createProvider;
  await api(
    `mutation { updateProvider(input: { id: "${id}", isVisible: true,
      approvedLocations: [{ name: "The hall", address: "1 Main Street" }] }) { id } }`,
    token,
  );
  await api(
    `mutation { createProviderAccount(input: { providerId: "${id}", username: "pantry",
      emailAddress: "pantry@example.org" }) { playerId } }`,
    token,
  );
  await api(`mutation { settleCharityRequest(id: "${charityRequestPage.items[0]?.id}") }`, token);
  return id;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** What a browser sends along with a form of the site. */
const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: `https://${HOST}`,
  'sec-fetch-site': 'same-origin',
};

/** Asks as the proxy does that ends TLS: with the name of the site, and for someone elsewhere. */
function asker(port: number) {
  const send = (address: string, sent?: string | URLSearchParams, token?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const body = sent?.toString();
      const headers = {
        host: HOST,
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...(sent instanceof URLSearchParams && FORM_HEADERS),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const options = { host: '127.0.0.1', port, path: address, method: body ? 'POST' : 'GET', headers };
      const request = httpRequest(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });

  async function api<Data>(query: string, token?: string): Promise<Data> {
    const answer = await send('/graphql', JSON.stringify({ query }), token);
    const { data, errors } = JSON.parse(answer.body) as { data: Data; errors?: unknown };
    expect(errors, query).toBeUndefined();
    return data;
  }

  /** Sets the first password by the emailed link, which logs in; returns the session's token. */
  async function firstPassword(
    mails: Awaited<ReturnType<typeof startMailServer>>,
    email: string,
  ): Promise<string> {
    const link = new RegExp(`https://${HOST}(/passwordReset\\?token=([\\w-]+))`);
    // Others may come before: that a request was received.
    const textOf = () =>
      mails.received
        .filter(({ to }) => to.includes(email))
        .map(({ text }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .join('\n');
    await expect.poll(() => link.test(textOf()), { timeout: 60_000 }).toBe(true);
    const [, place = '', token = ''] = link.exec(textOf()) ?? [];
    expect((await send(place)).body).toContain('SET NEW PASSWORD');
    const done = await send(
      place,
      new URLSearchParams({ password: PASSWORD, passwordConfirmation: PASSWORD }),
    );
    expect(done.headers.location, `${token.length} letters`).toBe('/console/');
    const session = done.headers['set-cookie']?.flatMap(
      (one) => /^__Host-session=(\w+)/.exec(one)?.[1] ?? [],
    );
    return session?.[0] ?? '';
  }

  return { page: send, api, firstPassword };
}

/** A shell of its own, without the settings of the one that runs the tests. */
function shell(script: string): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  return spawn('sh', ['-e', '-c', script], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(script: string): Promise<Step> {
  const child = shell(script);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (said += String(part)));
  const { page } = asker(port);
  const isReady = () =>
    page('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  await expect
    .poll(
      () => {
        if (server.exitCode !== null) throw new Error(`It did not start: ${said}`);
        return isReady();
      },
      { timeout: 120_000 },
    )
    .toBe(true);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
