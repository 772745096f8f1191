import { createHash } from 'node:crypto';
import loadWhenIdle from 'astro/runtime/client/idle.prebuilt.js';
import loadWhenSeen from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';

const POLICY = 'content-security-policy';
/** A head is some 30 kB, a part of a page that has none as much; what is longer is not read first. */
const LONGEST_HEAD = 400_000;
/** Astro writes them where the first island of a page stands, behind the head. */
const ISLAND_SCRIPTS = new Set([loadWhenIdle, loadWhenSeen, island].map(hashOf));
const ISLAND_STYLE = hashOf('astro-island,astro-slot,astro-static-slot{display:contents}');

/**
 * Leaves of the hashes that the policy allows those of styles that the page has in its head, and those of scripts by
 * which our islands load. Astro names the styles of all pages and all its ways of loading: 4 kB, which together with cookies is more than what proxies take as the head of an answer. The page goes
 * on streaming behind its head.
 */
export async function allowOwnStylesOnly(response: Response): Promise<Response> {
  const { body, headers, status, statusText } = response;
  const policy = headers.get(POLICY);
  if (!policy || !body) return response;
  const reader = body.getReader();
  const head = await readHead(reader);
  if (head.bytes !== null) headers.set(POLICY, onlyFor(policy, head.bytes));
  return new Response(goOn(head.chunks, reader), { status, statusText, headers });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
/** `bytes` are null for a body that is long and has no head. */
type Head = { chunks: Uint8Array[]; bytes: Buffer | null };

async function readHead(reader: Reader): Promise<Head> {
  const chunks: Uint8Array[] = [];
  let read: Buffer = Buffer.alloc(0);
  while (read.byteLength < LONGEST_HEAD) {
    const { done, value } = await reader.read();
    // A part of a page, as scripts fetch it.
    if (done) return { chunks, bytes: read };
    chunks.push(value);
    read = chunks.length === 1 ? bytesOf(value) : Buffer.concat([read, value]);
    const end = read.indexOf('</head>');
    if (end >= 0) return { chunks, bytes: read.subarray(0, end) };
  }
  return { chunks, bytes: null };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function onlyFor(policy: string, head: Buffer): string {
  const own = new Set([ISLAND_STYLE]);
  for (const style of stylesIn(head)) own.add(hashOf(style));
  return policy
    .replace(/style-src [^;]*/, (directive) => withHashesOf(directive, own))
    .replace(/script-src [^;]*/, (directive) => withHashesOf(directive, ISLAND_SCRIPTS));
}

/** As bytes: to read 30 kB of them as text and hash that costs twice as much. */
function* stylesIn(head: Buffer): Generator<Buffer> {
  for (let at = head.indexOf('<style'); at >= 0; at = head.indexOf('<style', at)) {
    const from = head.indexOf('>', at) + 1;
    const end = from === 0 ? -1 : head.indexOf('</style>', from);
    if (end < 0) return;
    yield head.subarray(from, end);
    at = end;
  }
}

function withHashesOf(directive: string, allowed: ReadonlySet<string>): string {
  const sources = directive.split(' ');
  return sources.filter((source) => !source.startsWith("'sha") || allowed.has(source)).join(' ');
}

function hashOf(style: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

function goOn(chunks: readonly Uint8Array[], reader: Reader): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = left.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
