import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { createCompressor, type Encoding, isCompressible } from './encoding.ts';

/** Fewer bytes fit into one packet anyway. */
const SMALLEST = 1024;

type Writes = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;
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
  let head: Heads | null = null;
  let held: Buffer[] = [];
  let compressor: ReturnType<typeof createCompressor> | null = null;
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
    const stream = createCompressor(encoding as 'br' | 'gzip');
    stream.on('data', (bytes: Buffer) => plain.write(bytes));
    stream.on('end', () => plain.end());
    stream.on('error', () => outgoing.destroy());
    outgoing.once('close', () => stream.destroy());
    for (const bytes of held) stream.write(bytes);
    held = [];
    compressor = stream;
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

  Object.assign(outgoing, {
    writeHead: (status: number, headers: Heads['headers'] = {}) => {
      head = { status, headers: lowerCased(headers) };
      if (!isWorthIt(outgoing, head)) sendHead();
      return outgoing;
    },
    write: (chunk: string | Uint8Array) => {
      write(chunk);
      return true;
    },
    end: (chunk?: string | Uint8Array) => {
      end(chunk);
      return outgoing;
    },
  });
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
