import { beforeEach, describe, expect, it } from 'vitest';
import { noteStatement, takeLongestStatement } from '#db/longest-statement.ts';
import { beginWork, takeWork } from './current-work.ts';
import { createLog } from './log.ts';
import { createLoopWatch } from './watch-event-loop.ts';

type Line = Record<string, unknown> & { msg: string };

/** A watch on a clock that only the test moves, with the lines that it writes. */
function openWatch() {
  const lines: Line[] = [];
  const log = createLog(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  let now = 1000;
  const look = createLoopWatch(log, () => now);
  return {
    lines,
    lookAfter: (milliseconds: number) => {
      now += milliseconds;
      look();
    },
  };
}

beforeEach(() => {
  takeLongestStatement();
  takeWork();
});

describe('the watch on the event loop', () => {
  it('says nothing of a look that is up to 200 ms late', () => {
    const { lines, lookAfter } = openWatch();
    for (const milliseconds of [20, 21, 220, 220, 20]) lookAfter(milliseconds);
    expect(lines).toEqual([]);
  });

  it('writes one line for each standstill of more than 200 ms', () => {
    const { lines, lookAfter } = openWatch();
    for (const milliseconds of [221, 20, 5020, 20]) lookAfter(milliseconds);
    expect(lines.map(({ msg, milliseconds }) => ({ msg, milliseconds }))).toEqual([
      { msg: 'the event loop stood still', milliseconds: 201 },
      { msg: 'the event loop stood still', milliseconds: 5000 },
    ]);
  });

  it('names the longest statement since the look before, without values', () => {
    const { lines, lookAfter } = openWatch();
    noteStatement('SELECT of before', 900);
    lookAfter(20);
    noteStatement('SELECT short', 3);
    noteStatement("SELECT id FROM quest WHERE eventTitle = 'Canary'", 310.4);
    noteStatement('SELECT short', 5);
    lookAfter(340);
    expect(lines).toMatchObject([
      { milliseconds: 320, statement: 'SELECT id FROM quest WHERE eventTitle = ?', statementMs: 310 },
    ]);
  });

  it('names no statement that took less than half of the standstill', () => {
    const { lines, lookAfter } = openWatch();
    noteStatement('SELECT short', 100);
    lookAfter(420);
    expect(lines[0]).not.toHaveProperty('statement');
  });

  it('names routes, operations and loops that were under way', () => {
    const { lines, lookAfter } = openWatch();
    const operations = new Set<string>();
    const endBefore = beginWork({ route: 'before' });
    endBefore();
    lookAfter(20);
    const end = beginWork({ route: 'home', operations });
    beginWork({ loop: 'sweep' })();
    operations.add('suggestedQuests');
    lookAfter(20 + 250);
    end();
    lookAfter(20 + 250);
    lookAfter(20 + 250);
    const [first, second, third] = lines;
    expect(first).toMatchObject({ routes: ['home'], operations: ['suggestedQuests'], loops: ['sweep'] });
    expect(second).toMatchObject({ routes: ['home'], operations: ['suggestedQuests'] });
    expect(second).not.toHaveProperty('loops');
    expect(third).not.toHaveProperty('routes');
  });

  it('writes at most 60 lines a minute', () => {
    const { lines, lookAfter } = openWatch();
    for (let standstill = 0; standstill < 100; standstill += 1) lookAfter(300);
    expect(lines).toHaveLength(60);
  });
});
