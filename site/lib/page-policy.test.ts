import { createHash } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { expect, it } from 'vitest';
import { createStyleHashes, withPolicy } from './page-policy.ts';

const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const OWN = 'p{content:"ü"}';
const OTHER = 'b{content:"ä"}';
const HEAD = `<html><head><style data-x>${OWN}</style><style>i{}</style></head>`;
const ALLOWED = { hashOfStyle: createStyleHashes([OWN, OTHER, OWN]), publicOrigin: 'http://site.test' };

const streamOf = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  NodeStream.from(chunks) as unknown as ReadableStream<Uint8Array>;

function pageOf(chunks: readonly string[], contentType = 'text/html'): Response {
  const bytes = Buffer.from(chunks.join(''));
  // One byte a chunk: a letter of two bytes arrives in halves.
  const parts = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  return new Response(streamOf(parts), { status: 203, headers: { 'content-type': contentType } });
}

/** The sources of a directive of a page's policy. */
function sources(page: Response, directive: string): string[] {
  const policy = page.headers.get('content-security-policy') ?? '';
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it('of the styles of the build those of the page are allowed, and no other comes [SAF-38: pages]', async () => {
  const page = await withPolicy(pageOf([HEAD, `<body>x<style>${OTHER}</style></body>`]), ALLOWED);
  const [self, island, ...own] = sources(page, 'style-src');
  expect(self).toBe("'self'");
  expect(island).toMatch(/^'sha256-/);
  expect(own, 'what somebody else has written is none of the build').toEqual([hash(OWN)]);
  expect(page.status).toBe(203);
  expect(await page.text()).toBe(`${HEAD}<body>x<style>${OTHER}</style></body>`);
});

it('a part of a page, which has no head, is allowed its styles', async () => {
  const part = await withPolicy(pageOf([`<p>x</p><style>${OWN}</style>`]), ALLOWED);
  expect(sources(part, 'style-src')).toContain(hash(OWN));
  expect(await part.text()).toBe(`<p>x</p><style>${OWN}</style>`);
});

it('of scripts within a page those alone run by which islands load', async () => {
  const page = await withPolicy(pageOf([HEAD, '<script>alert()</script>']), ALLOWED);
  expect(sources(page, 'script-src')).toHaveLength(4);
  expect(sources(page, 'script-src')).not.toContain(hash('alert()'));
  expect(sources(page, 'default-src')).toEqual(["'self'"]);
  expect(sources(page, 'frame-ancestors')).toEqual(["'none'"]);
});

it('what a page names besides is let in for that alone', async () => {
  const alsoFrom = { 'script-src': 'https://pay.example/a.js', 'frame-src': 'https://pay.example' };
  const page = await withPolicy(pageOf([HEAD]), { ...ALLOWED, alsoFrom });
  expect(sources(page, 'script-src').at(-1)).toBe('https://pay.example/a.js');
  expect(sources(page, 'frame-src')).toEqual(['https://pay.example']);
  expect(sources(page, 'img-src')).toEqual(["'self'", 'data:']);
});

it('what is no page goes out as it is, and a page without a body has a policy too', async () => {
  const plain = pageOf(['{}'], 'application/json');
  expect(await withPolicy(plain, ALLOWED)).toBe(plain);
  const empty = new Response(null, { headers: { 'content-type': 'text/html' } });
  expect(sources(await withPolicy(empty, ALLOWED), 'object-src')).toEqual(["'none'"]);
});

it.each([
  ['http://site.test', /; report-uri \/policy-reports$/],
  ['https://site.test', /; report-uri \/policy-reports; report-to policy$/],
])('a page at %s says where violations of its policy are reported [SAF-38]', async (publicOrigin, end) => {
  const page = await withPolicy(pageOf([HEAD]), { ...ALLOWED, publicOrigin });
  expect(page.headers.get('content-security-policy')).toMatch(end);
});

it('the page goes on streaming behind its head', async () => {
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  async function* slowly() {
    yield Buffer.from(`${HEAD}<body>placeholder`);
    await wait;
    yield Buffer.from('content</body>');
  }
  const headers = { 'content-type': 'text/html' };
  const page = await withPolicy(new Response(streamOf(slowly()), { headers }), ALLOWED);
  const reader = (page.body as ReadableStream<Uint8Array>).getReader();
  expect(String(Buffer.from((await reader.read()).value ?? []))).toBe(`${HEAD}<body>placeholder`);
  goOn();
  expect(String(Buffer.from((await reader.read()).value ?? []))).toBe('content</body>');
  expect((await reader.read()).done).toBe(true);
});
