import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#api/process/log/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let server: RunningServer;
let lines: { level: number; msg: string; uploads?: number }[] = [];

beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, clock } = world;
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const site = async (request: Request) => {
    await request.formData();
    return new Response('page');
  };
  server = await startServer({ store, config, clock: clock.now, log, site });
  // As the process does: what the library writes there goes into the log.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => log.error({ words }, 'console'));
});
afterAll(() => server.stop());
afterEach(() => {
  lines = [];
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function answerTo(request: string): Promise<string> {
  const socket = await open();
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(request);
  await once(socket, 'close');
  return text;
}

describe('requests as they come over the wire', () => {
  it.each(['/healthz', '/readyz'])('answers a probe of %s without a Host header', async (path) => {
    expect(await answerTo(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it.each([
    ['/graphql', 'application/json', 'content-length: 5000'],
    ['/graphql', 'application/json', 'transfer-encoding: chunked'],
    ['/pictures?place=QUEST&id=stamp', 'multipart/form-data; boundary=x', 'content-length: 5000'],
    ['/files/recap.csv', 'application/json', 'content-length: 3000'],
    ['/settings', 'application/x-www-form-urlencoded', 'content-length: 5000'],
  ])('writes no error when the upload to %s (%s, %s) is cut off midway', async (path, type, length) => {
    const session = await world.tokenOf('managers');
    for (let count = 0; count < 3; count += 1) {
      const socket = await open();
      const ended = once(socket, 'close');
      const origin = `origin: ${world.config.publicOrigin}\r\n`;
      const head = `content-type: ${type}\r\n${length}\r\ncookie: session=${session}\r\n${origin}`;
      socket.write(`POST ${path} HTTP/1.1\r\nHost: chariteers.test\r\n${head}\r\n5\r\nhello\r\n`);
      // What was sent has been read once another connection is answered.
      await answerTo('GET /healthz HTTP/1.0\r\n\r\n');
      socket.destroy();
      await ended;
      await answerTo('GET /healthz HTTP/1.0\r\n\r\n');
    }
    for (let count = 0; count < 20; count += 1) await turn();
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
