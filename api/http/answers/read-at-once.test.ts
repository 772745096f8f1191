import { expect, it } from 'vitest';
import { asWhole, type Bytes, readAtOnce } from './read-at-once.ts';

const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const text = (parts: readonly Bytes[]) => asWhole(parts).toString();

it('a body that is there is read whole', async () => {
  async function* body() {
    yield bytes('a');
    await Promise.resolve();
    yield bytes('b');
  }
  const { parts, rest } = await readAtOnce(body(), 0);
  expect(text(parts)).toBe('ab');
  expect(rest).toBeNull();
});

it('a body that waits is handed on with what it begins with, and nothing of it is lost', async () => {
  let goOn = () => {};
  async function* body() {
    yield bytes('a');
    await new Promise<void>((resolve) => (goOn = resolve));
    yield bytes('b');
    yield bytes('c');
  }
  const { parts, rest } = await readAtOnce(body(), 0);
  expect(text(parts)).toBe('a');
  goOn();
  const left: Bytes[] = [];
  for (let part = await rest?.next(); part && !part.done; part = await rest?.next()) left.push(part.value);
  expect(text(left)).toBe('bc');
});

it('less than is needed is waited for', async () => {
  async function* body() {
    yield bytes('a');
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    yield bytes('bcd');
  }
  const { parts, rest } = await readAtOnce(body(), 3);
  expect(text(parts)).toBe('abcd');
  expect(rest).toBeNull();
});

it('of a body without end no more is read than a page may have', async () => {
  let made = 0;
  async function* body() {
    for (; ; made += 1) yield new Uint8Array(100_000);
  }
  const { parts, rest } = await readAtOnce(body(), 0);
  expect(parts).toHaveLength(6);
  await rest?.return?.();
  expect(made).toBeLessThan(7);
});

it('what breaks while it is waited for breaks for whoever reads on', async () => {
  async function* body() {
    yield bytes('a');
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    throw new Error('broken off');
  }
  const { rest } = await readAtOnce(body(), 0);
  await new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));
  await expect(rest?.next()).rejects.toThrow('broken off');
});
