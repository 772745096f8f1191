import { describe, expect, it, vi } from 'vitest';
import { collectParts } from './collect-parts.ts';

const idOf = (row: string) => row;
const signal = () => new AbortController().signal;

describe('collecting a long list', () => {
  it('fetches part after part and tells how far it is', async () => {
    const parts = [['a', 'b'], ['c', 'd'], ['e']];
    const fetchPart = vi.fn(async (part: number) => ({ data: parts[part - 1] ?? [], total: 5 }));
    const progress: number[] = [];
    const onProgress = (done: number) => progress.push(done);
    expect(await collectParts({ fetchPart, idOf, onProgress, signal: signal() })).toEqual([...'abcde']);
    expect(fetchPart).toHaveBeenCalledTimes(3);
    expect(progress).toEqual([2, 4, 5]);
  });

  it('whoever moved to a later part comes once, and a list that shrinks ends', async () => {
    const parts = [['a', 'b'], ['b', 'c'], []];
    const fetchPart = async (part: number) => ({ data: parts[part - 1] ?? [], total: 9 });
    expect(await collectParts({ fetchPart, idOf, onProgress: () => {}, signal: signal() })).toEqual([
      ...'abc',
    ]);
  });

  it('stops when it is given up, and hands on a failure', async () => {
    const controller = new AbortController();
    const fetchPart = vi.fn(async () => {
      controller.abort();
      return { data: ['a'], total: 9 };
    });
    const given = { idOf, onProgress: () => {} };
    await expect(collectParts({ ...given, fetchPart, signal: controller.signal })).rejects.toThrow(/abort/i);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    const failing = async () => Promise.reject(new Error('away'));
    await expect(collectParts({ ...given, fetchPart: failing, signal: signal() })).rejects.toThrow('away');
  });
});
