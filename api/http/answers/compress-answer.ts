import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { createCompressor, type Encoding, isCompressible } from './encoding.ts';

/** Fewer bytes fit into one packet anyway. */
const SMALLEST = 1024;

type Writes = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;
type Compressing = Exclude<Encoding, 'identity'>;
type Heads = { status: number; headers: Record<string, OutgoingHttpHeader> };

/**
 * Compresses what a page writes on the answer from now on. A page that is streamed stays so: what has come is sent
 * on as soon as nothing follows at once. Answers below 1 kB, and those that are no text, leave as they are.
 */
export function compressAnswer(outgoing: ServerResponse, encoding: Encoding): void {
  outgoing.setHeader('vary', 'Accept-Encoding');
  if (encoding === 'identity') return;
  const plain: Writes = {
    writeHead: outgoing.writeHead.bind(outgoing),
    write: outgoing.write.bind(outgoing),
    end: outgoing.end.bind(outgoing),
  };
  const body = createBody(outgoing, plain, encoding);
  Object.assign(outgoing, {
    writeHead: (status: number, headers: Heads['headers'] = {}) => {
      body.begin({ status, headers: lowerCased(headers) });
      return outgoing;
    },
    write: (chunk: string | Uint8Array) => {
      body.write(chunk);
      return true;
    },
    end: (chunk?: string | Uint8Array) => {
      body.end(chunk);
      return outgoing;
    },
  });
}

type Compressor = ReturnType<typeof createCompressor>;

/** What is written is held until it is known to be worth compressing, then goes through the compressor. */
function createBody(outgoing: ServerResponse, plain: Writes, encoding: Compressing) {
  let head: Heads | null = null;
  let held: Buffer[] = [];
  let compressor: Compressor | null = null;
  let flushing: NodeJS.Immediate | null = null;

  function sendHead(): void {
    if (head) plain.writeHead(head.status, head.headers);
    head = null;
  }

  function startCompressing(): void {
    if (!head) return;
    delete head.headers['content-length'];
    head.headers['content-encoding'] = encoding;
    sendHead();
    compressor = compressorInto(outgoing, plain, encoding);
    for (const bytes of held) compressor.write(bytes);
    held = [];
  }

  function write(chunk: string | Uint8Array): void {
    if (compressor) compressor.write(chunk);
    else if (head) held.push(Buffer.from(chunk));
    else return void plain.write(chunk);
    if (!compressor && sizeOf(held) >= SMALLEST) startCompressing();
    flushing ??= setImmediate(() => {
      flushing = null;
      compressor?.flush();
    });
  }

  function end(chunk?: string | Uint8Array): void {
    if (chunk !== undefined) write(chunk);
    if (flushing) clearImmediate(flushing);
    if (compressor) compressor.end();
    else if (head) {
      const body = Buffer.concat(held);
      sendHead();
      plain.end(body);
    } else plain.end();
  }

  function begin(begun: Heads): void {
    head = begun;
    if (!isWorthIt(outgoing, begun)) sendHead();
  }

  return { begin, write, end };
}

function compressorInto(outgoing: ServerResponse, plain: Writes, encoding: Compressing): Compressor {
  const stream = createCompressor(encoding);
  stream.on('data', (bytes: Buffer) => plain.write(bytes));
  stream.on('end', () => plain.end());
  stream.on('error', () => outgoing.destroy());
  outgoing.once('close', () => stream.destroy());
  return stream;
}

function isWorthIt({ req }: ServerResponse, { status, headers }: Heads): boolean {
  if (req.method === 'HEAD' || status === 204 || status === 304) return false;
  return headers['content-encoding'] === undefined && isCompressible(String(headers['content-type'] ?? ''));
}

function lowerCased(headers: Heads['headers']): Heads['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function sizeOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
