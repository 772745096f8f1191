import { createHash } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { expect, it } from 'vitest';
import { allowOwnStylesOnly } from './own-styles-policy.ts';

const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const OWN = 'p{content:"ü"}';
const POLICY = `default-src 'self'; script-src 'self' 'sha256-x='; style-src 'self' ${hash(OWN)} ${hash('b{}')}`;
const HEAD = `<html><head><style data-x>${OWN}</style><style>i{}</style></head>`;

const streamOf = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  NodeStream.from(chunks) as unknown as ReadableStream<Uint8Array>;

function pageOf(chunks: readonly string[], policy: string | null = POLICY): Response {
  const headers = new Headers({ 'content-type': 'text/html' });
  if (policy) headers.set('content-security-policy', policy);
  const bytes = Buffer.from(chunks.join(''));
  // One byte a chunk: a letter of two bytes arrives in halves.
  const parts = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  return new Response(streamOf(parts), { status: 203, headers });
}

const policyOf = (response: Response) => response.headers.get('content-security-policy');

it('of the styles that are allowed those of the page stay, and no other comes', async () => {
  const response = await allowOwnStylesOnly(pageOf([HEAD, '<body>x<style>b{}</style></body>']));
  expect(policyOf(response)).toBe(`default-src 'self'; script-src 'self'; style-src 'self' ${hash(OWN)}`);
  expect(response.status).toBe(203);
  expect(await response.text()).toBe(`${HEAD}<body>x<style>b{}</style></body>`);
});

it('a part of a page, which has no head, is allowed its styles', async () => {
  const part = await allowOwnStylesOnly(pageOf([`<p>x</p><style>${OWN}</style>`]));
  expect(policyOf(part)).toMatch(/style-src 'self' 'sha256-[^ ]+$/);
  expect(await part.text()).toBe(`<p>x</p><style>${OWN}</style>`);
});

it('what has no policy goes out as it is', async () => {
  const plain = pageOf([HEAD], null);
  expect(await allowOwnStylesOnly(plain)).toBe(plain);
});

it('the page goes on streaming behind its head', async () => {
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  async function* slowly() {
    yield Buffer.from(`${HEAD}<body>placeholder`);
    await wait;
    yield Buffer.from('content</body>');
  }
  const headers = { 'content-security-policy': POLICY };
  const response = await allowOwnStylesOnly(new Response(streamOf(slowly()), { headers }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  expect(String(Buffer.from((await reader.read()).value ?? []))).toBe(`${HEAD}<body>placeholder`);
  goOn();
  expect(String(Buffer.from((await reader.read()).value ?? []))).toBe('content</body>');
  expect((await reader.read()).done).toBe(true);
});
