import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHIELD_SPRITE_PATH } from '#domain/brand/arms/shield-address.ts';
import { shieldSprite } from '#domain/brand/arms/shield-sprite.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = (path: string, headers: Record<string, string> = {}) => world.request(path, { headers });

it('a composed picture is an SVG that browsers keep for good [DSC-13: its address]', async () => {
  const answer = await ask('/picture/2/food.hot-meal-r0310.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  const plain = await answer.text();
  expect(plain).toMatch(/^<svg [\s\S]*<\/svg>$/);
  const packed = await ask('/picture/2/food.hot-meal-r0310.svg', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(plain);
  expect(bytes.byteLength).toBeLessThan(4000);
});

it('the shields of all types are one file that browsers keep for good [DSC-14: bytes]', async () => {
  const answer = await ask(SHIELD_SPRITE_PATH, { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(shieldSprite());
  expect(bytes.byteLength).toBeLessThan(20_000);
});

it.each([
  '/picture/2/food.hot-meal-z0310.svg',
  '/picture/2/food-17-031.svg',
  '/picture/2/%00.svg',
  '/picture/2/..%2f..%2fapp.svg',
  '/picture/2/food.%3Cb%3E-r0310.svg',
  `/picture/2/${'a'.repeat(3000)}.svg`,
])('%s is no picture', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
