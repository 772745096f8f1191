import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenCells } from '../database-events.ts';
import { account } from '../schema/account.ts';
import { createCellKey } from './cell-key.ts';
import { Cells } from './cells.ts';
import { Sealed } from './sealed.ts';

const OLD = createCellKey('0f'.repeat(32));
const NEW = createCellKey('f0'.repeat(32));
const cells = new Cells(OLD);
const PHONE = 'chariteer.phoneNumber';
const NAME = 'chariteer.emergencyContactName';

describe('a sealed cell', () => {
  it('opens in its own column and row, and nowhere else: cells cannot be swapped [SAF-37]', () => {
    const sealed = cells.seal(PHONE, 'ada', '2015550100');
    expect(cells.open(PHONE, 'ada', sealed)).toBe('2015550100');
    expect(cells.open(PHONE, 'bob', sealed), 'another row').toBeNull();
    expect(cells.open(NAME, 'ada', sealed), 'another column').toBeNull();
    expect(cells.open('account.phoneNumber', 'ada', sealed), 'another table').toBeNull();
  });

  it('looks different each time, and opens with its own key only [SAF-37]', () => {
    const name = 'Zoë of the long name';
    const [one, other] = [cells.seal(NAME, 'ada', name), cells.seal(NAME, 'ada', name)];
    expect(one.stored).not.toBe(other.stored);
    expect(one.stored).toMatch(/^sealed:1:[0-9a-f]{8}:[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(one.stored.slice(18), 'base64').toString()).not.toContain('long name');
    expect(new Cells(NEW).open(NAME, 'ada', one)).toBeNull();
  });

  it('one that cannot be opened is empty, and told without what it holds [SAF-37]', () => {
    const told: unknown[] = [];
    const listen = (event: unknown) => void told.push(event);
    brokenCells.subscribe(listen);
    onTestFinished(() => void brokenCells.unsubscribe(listen));
    const { stored } = cells.seal(PHONE, 'ada', '2015550100');
    const changed = new Sealed(
      `${stored.slice(0, -6)}${stored.at(-6) === 'A' ? 'B' : 'A'}${stored.slice(-5)}`,
    );
    expect(cells.open(PHONE, 'ada', changed)).toBeNull();
    expect(new Cells(NEW).open(PHONE, 'ada', new Sealed(stored))).toBeNull();
    expect(cells.open(PHONE, 'ada', null)).toBeNull();
    expect(told).toEqual([
      { cell: PHONE, isKeyKnown: true },
      { cell: PHONE, isKeyKnown: false },
    ]);
  });

  it('during a change of the key both open, and the new one seals [SAF-37]', () => {
    const changing = new Cells(OLD);
    const before = changing.seal(PHONE, 'ada', '2015550100');
    changing.learn(NEW, { isInUse: true });
    const after = changing.seal(PHONE, 'ada', '2015550100');
    expect(changing.open(PHONE, 'ada', before)).toBe('2015550100');
    expect(changing.open(PHONE, 'ada', after)).toBe('2015550100');
    expect(new Cells(NEW).open(PHONE, 'ada', after)).toBe('2015550100');
    expect([before, after].map(({ stored }) => changing.isCurrent(stored))).toEqual([false, true]);
  });

  it('what an older version left in clear is read as it stands [SAF-37]', () => {
    expect(cells.open(PHONE, 'ada', new Sealed('2015550100'))).toBe('2015550100');
    expect(cells.isCurrent('2015550100')).toBe(false);
  });

  it('nothing in clear can be written, and a store without a key writes nothing [SAF-37]', () => {
    expect(() => account.phoneNumber.mapToDriverValue('2015550100' as never)).toThrow('nothing in clear');
    expect(() => new Cells(null).seal(PHONE, 'ada', '2015550100')).toThrow('without a key');
    expect(cells.seal(PHONE, 'ada', null)).toBeNull();
  });

  it('neither a log nor an answer repeats it [SAF-37]', () => {
    const sealed = cells.seal(PHONE, 'ada', '2015550100');
    expect([JSON.stringify({ sealed }), `${sealed}`, inspect(sealed)]).toEqual([
      '{"sealed":"[sealed]"}',
      '[sealed]',
      '[sealed]',
    ]);
  });
});

it('equal ones are found by a keyed hash: also under a former key, and what still stands in clear [SAF-37]', () => {
  const changing = new Cells(OLD);
  const before = changing.hash('guardian_consent.mailboxKey', 'pat@b.example');
  expect(before).toMatch(/^hashed:1:[0-9a-f]{8}:[0-9a-f]{64}$/);
  expect(before).toBe(cells.hash('guardian_consent.mailboxKey', 'pat@b.example'));
  expect(new Cells(NEW).hash('guardian_consent.mailboxKey', 'pat@b.example')).not.toBe(before);
  changing.learn(NEW, { isInUse: true });
  const after = changing.hash('guardian_consent.mailboxKey', 'pat@b.example');
  expect(changing.hashes('guardian_consent.mailboxKey', 'pat@b.example')).toEqual([
    before,
    after,
    'pat@b.example',
  ]);
});
