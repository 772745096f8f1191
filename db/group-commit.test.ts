import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { Availability } from './availability.ts';
import { GroupCommit } from './group-commit.ts';
import type { TransactionControl } from './write-link.ts';

/** A connection that only notes what it is told, and fails where it is told to. */
function noted(failAt = ''): { log: string[]; connection: TransactionControl } {
  const log: string[] = [];
  const note = async (command: string) => {
    log.push(command);
    if (command === failAt) throw new Error(`${command} failed`);
  };
  return {
    log,
    connection: {
      begin: () => note('BEGIN'),
      commit: () => note('COMMIT'),
      rollback: () => note('ROLLBACK'),
      control: note,
    },
  };
}

const settled = (promises: Promise<unknown>[]) =>
  Promise.allSettled(promises).then((results) =>
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
  );

describe('group commit', () => {
  it('runs waiting works in their order, each in its savepoint, and settles them after one COMMIT', async () => {
    const { log, connection } = noted();
    const commits = new GroupCommit(connection, 64);
    const works = ['a', 'b'].map((name) =>
      commits.write(async () => log.push(name)).then(() => log.push(`${name} settled`)),
    );
    await Promise.all(works);
    const savepoint = (name: string) => ['SAVEPOINT work_1', name, 'RELEASE work_1'];
    expect(log).toEqual(['BEGIN', ...savepoint('a'), ...savepoint('b'), 'COMMIT', 'a settled', 'b settled']);
  });

  it('tells even a refused work only after the COMMIT, because it may have been judged against the others', async () => {
    const { log, connection } = noted();
    const commits = new GroupCommit(connection, 64);
    const refused = commits.write(async () => Promise.reject(new Error('full')));
    await refused.catch(() => log.push('refused'));
    expect(log).toEqual([
      'BEGIN',
      'SAVEPOINT work_1',
      'ROLLBACK TO work_1',
      'RELEASE work_1',
      'COMMIT',
      'refused',
    ]);
  });

  it('ends a batch at its limit and goes on with the next', async () => {
    const { log, connection } = noted();
    const commits = new GroupCommit(connection, 2);
    await Promise.all([1, 2, 3, 4, 5].map((number) => commits.write(async () => number)));
    expect(log.filter((command) => command === 'COMMIT')).toHaveLength(3);
  });

  it('rejects every work of a batch whose COMMIT fails', async () => {
    const { log, connection } = noted('COMMIT');
    const commits = new GroupCommit(connection, 64);
    const works = [1, 2].map((number) => commits.write(async () => number));
    expect(await settled(works)).toEqual(['COMMIT failed', 'COMMIT failed']);
    expect(log.at(-1)).toBe('ROLLBACK');
  });

  it('rejects those who wait when BEGIN fails, and works again afterwards', async () => {
    const { connection } = noted('BEGIN');
    const commits = new GroupCommit(connection, 64);
    expect(await settled([commits.write(async () => 1)])).toEqual(['BEGIN failed']);
    connection.begin = async () => undefined;
    expect(await settled([commits.write(async () => 2)])).toEqual([2]);
  });

  it('lets nobody wait behind a BEGIN that fails, however many they are [OPS-13]', async () => {
    const { log, connection } = noted('BEGIN');
    const commits = new GroupCommit(connection, 2);
    const works = [1, 2, 3, 4, 5].map((number) => commits.write(async () => number));
    expect(await settled(works)).toEqual(Array(5).fill('BEGIN failed'));
    expect(log).toEqual(['BEGIN', 'ROLLBACK']);
  });

  it('goes on when even the rollback fails [OPS-13]', async () => {
    const { connection } = noted('COMMIT');
    const commits = new GroupCommit({ ...connection, rollback: () => Promise.reject(new Error('no')) }, 2);
    expect(await settled([commits.write(async () => 1)])).toEqual(['COMMIT failed']);
    expect(await settled([commits.write(async () => 2)])).toEqual(['COMMIT failed']);
  });

  it('gives a work up that waits for something else than the database, and lets it do nothing later [OPS-13]', async () => {
    const { log, connection } = noted();
    const commits = new GroupCommit(connection, 64, undefined, 20);
    const stray: { wake: () => void; said: string } = { wake: () => {}, said: '' };
    const stuck = commits.write(async () => {
      await new Promise<void>((resolve) => (stray.wake = resolve));
      try {
        commits.pass();
      } catch (error) {
        stray.said = (error as Error).message;
      }
    });
    const waiting = commits.write(async () => 'went on');
    expect(await settled([stuck, waiting])).toEqual(['The database takes no changes', 'went on']);

    log.length = 0;
    const other = commits.write(async () => {
      stray.wake();
      await new Promise((resolve) => setImmediate(resolve));
      commits.pass();
      return 'undisturbed';
    });
    expect(await other).toBe('undisturbed');
    expect(stray.said).toBe('tx was used after its write() had ended');
    expect(log).toEqual(['BEGIN', 'SAVEPOINT work_1', 'RELEASE work_1', 'COMMIT']);
  });

  it('tells once that nothing can be written, and once that it can be again [OPS-13]', async () => {
    const { connection } = noted();
    const availability = new Availability();
    const told: string[] = [];
    availability.watch((change) => told.push(change));
    const commits = new GroupCommit(connection, 64, availability);
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    const commit = connection.commit;
    connection.commit = () => Promise.reject(full);
    for (let round = 0; round < 3; round += 1) await settled([commits.write(async () => round)]);
    connection.commit = commit;
    for (let round = 0; round < 3; round += 1) await commits.write(async () => round);
    expect(told).toEqual(['unwritable', 'writable']);
  });

  it('rejects the whole batch when the engine has dropped the transaction', async () => {
    const { connection } = noted('ROLLBACK TO work_1');
    const commits = new GroupCommit(connection, 64);
    const works = [
      commits.write(async () => 'done'),
      commits.write(async () => Promise.reject(new Error('disk full'))),
    ];
    const reason = 'ROLLBACK TO work_1 failed';
    expect(await settled(works)).toEqual([reason, reason]);
  });

  it('ends nested writes that nobody awaited before their outer one', async () => {
    const { log, connection } = noted();
    const commits = new GroupCommit(connection, 64);
    await commits.write(async () => {
      void commits.write(async () => log.push('nested'));
    });
    expect(log.indexOf('nested')).toBeLessThan(log.indexOf('RELEASE work_1'));
    expect(log).toContain('SAVEPOINT work_2');
  });

  it('runs each work in the context of its own caller', async () => {
    const { connection } = noted();
    const commits = new GroupCommit(connection, 64);
    const caller = new AsyncLocalStorage<string>();
    const seen = ['first', 'second'].map((name) =>
      caller.run(name, () => commits.write(async () => caller.getStore())),
    );
    expect(await Promise.all(seen)).toEqual(['first', 'second']);
  });
});
