import { createHash } from 'node:crypto';

const POLICY = 'content-security-policy';
/** A head is some 30 kB, a part of a page that has none as much; what is longer is not read first. */
const LONGEST_HEAD = 400_000;
/** Astro writes it where the first island of a page stands, behind the head. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/**
 * Leaves of the hashes of styles that the policy allows those that the page has in its head. Astro names the styles of
 * all pages: 4 kB, which together with cookies is more than what proxies take as the head of an answer. The page goes
 * on streaming behind its head.
 */
export async function allowOwnStylesOnly(response: Response): Promise<Response> {
  const { body, headers, status, statusText } = response;
  const policy = headers.get(POLICY);
  if (!policy || !body) return response;
  const reader = body.getReader();
  const head = await readHead(reader);
  if (head.text !== null) headers.set(POLICY, onlyFor(policy, head.text));
  return new Response(goOn(head.chunks, reader), { status, statusText, headers });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
/** `text` is null for a body that is long and has no head. */
type Head = { chunks: Uint8Array[]; text: string | null };

async function readHead(reader: Reader): Promise<Head> {
  const chunks: Uint8Array[] = [];
  let read = Buffer.alloc(0);
  while (read.byteLength < LONGEST_HEAD) {
    const { done, value } = await reader.read();
    // A part of a page, as scripts fetch it.
    if (done) return { chunks, text: read.toString('utf8') };
    chunks.push(value);
    read = Buffer.concat([read, value]);
    const end = read.indexOf('</head>');
    if (end >= 0) return { chunks, text: read.toString('utf8', 0, end) };
  }
  return { chunks, text: null };
}

function onlyFor(policy: string, head: string): string {
  const styles = head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const own = new Set([ISLAND_STYLE, ...[...styles].map(([, style = '']) => style)].map(hashOf));
  return policy.replace(/style-src [^;]*/, (directive) =>
    directive
      .split(' ')
      .filter((source) => !source.startsWith("'sha") || own.has(source))
      .join(' '),
  );
}

function hashOf(style: string): string {
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
