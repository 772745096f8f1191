import { expect, it } from 'vitest';
import { insertLetter } from '#db/factories/insert-letter.ts';
import { openWorld } from '../support/world.ts';

it('finds no letter by 10,000 guesses, and slows them down before it refuses them [LET-04]', async () => {
  const world = await openWorld();
  await world.store.write((tx) => insertLetter(tx, { chariteerId: 'volunteer' }));
  const text = 'query ($code: String!) { letterCheck(code: $code) { state } }';
  const answers = new Map<string, number>();
  for (let count = 0; count < 10_000; count += 1) {
    const { data, code } = await world.gql<{ letterCheck: unknown }>(text, {
      code: count.toString(16).padStart(32, '0'),
    });
    const answer = code ?? JSON.stringify(data?.letterCheck);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  expect([...answers]).toEqual([
    ['null', 300],
    ['RATE_LIMITED', 9_700],
  ]);
  expect(world.waits.length, 'answers held back').toBe(270);
  await world.close();
}, 300_000);
