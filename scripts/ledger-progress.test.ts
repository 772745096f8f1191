import { expect, it } from 'vitest';
import { ledgerProgress } from './ledger-progress.ts';

it('tells how far the ledger is every five seconds, and where it continues', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = ledgerProgress(
    (line) => lines.push(line),
    () => now,
  );
  const step = (milliseconds: number, part: 'recaps' | 'credits', after: string | null) => {
    now += milliseconds;
    tell({ part, looked: 1000, faults: [], next: after === null ? null : { part, after } });
  };
  step(4_999, 'recaps', 'a');
  step(1, 'recaps', 'b');
  step(3_000, 'credits', 'c');
  step(3_000, 'credits', 'd');
  step(9_000, 'credits', null);
  expect(lines).toEqual([
    '… recaps: 2,000 looked at; continues with --from=recaps:b',
    '… credits: 2,000 looked at; continues with --from=credits:d',
  ]);
});
