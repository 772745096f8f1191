import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';

export type ServerProcess = { port: number; child: ChildProcess; stop(): void };

/** Starts a bench server in a process of its own on a free port; resolves once it says that it is ready. */
export async function startServer(script: string, database: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), database], {
    // As in production: React's other build takes three times as long.
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { port, child, stop: () => child.kill('SIGTERM') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const TICKS_PER_SECOND = 100;

/** Processor time that a process has used, in milliseconds (Linux). */
export function cpuMilliseconds({ child }: Pick<ServerProcess, 'child'>): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

export type Call = { path: string; body: string };

/** Sends `count` calls with 16 in flight over kept connections. */
export async function sendCalls(
  server: ServerProcess,
  count: number,
  callOf: (index: number) => Call,
): Promise<void> {
  await inFlight(count, (index, agent) => {
    const { path: address, body } = callOf(index);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return send({ port: server.port, path: address, method: 'POST', agent, headers }, body);
  });
}

/** Fetches `count` pages the same way, compressed; returns the bytes of the last one as they were sent. */
export async function getPages(
  { port }: ServerProcess,
  count: number,
  pathOf: (index: number) => string,
  own: Record<string, string> = {},
): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br', ...own };
  return inFlight(count, (index, agent) => send({ port, path: pathOf(index), agent, headers }));
}

async function inFlight(
  count: number,
  call: (index: number, agent: Agent) => Promise<Buffer>,
): Promise<Buffer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let next = 0;
  let last: Buffer = Buffer.alloc(0);
  const worker = async () => {
    for (let index = next; index < count; index = next) {
      next += 1;
      last = await call(index, agent);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  return last;
}

function send(options: RequestOptions, body?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`status ${response.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
