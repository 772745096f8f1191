import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MUTATION_RIGHTS,
  QUERY_RIGHTS,
  type Right,
  SUBJECTS,
  type SubjectName,
} from '../support/operation-rights.ts';
import { openRightsWorld, putPicturesBack, putStampsBack, type SIDES } from '../support/rights-world.ts';
import type { World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openRightsWorld();
});
afterAll(() => world.close());

const tokens = new Map<SubjectName, string>();

/** Reuses one session per subject, except for calls that may end it. */
async function tokenOf(who: SubjectName, operation: string): Promise<string> {
  const kept = tokens.get(who);
  if (kept && operation !== 'logout') return kept;
  const opened = await world.sessions.open(who);
  if (operation !== 'logout') tokens.set(who, opened);
  return opened;
}

/** What a subject is answered. */
async function codeOf(kind: 'query' | 'mutation', right: Right, who: SubjectName, side: keyof typeof SIDES) {
  if (right.operation.endsWith('Stamp')) await putStampsBack(world);
  if (/(Picture|Document)$/.test(right.operation)) await putPicturesBack(world);
  const self = who === 'visitor' ? 'nobody' : who;
  const headers: Record<string, string> =
    who === 'visitor' ? {} : { authorization: `Bearer ${await tokenOf(who, right.operation)}` };
  const { code } = await world.gql(`${kind} { ${right.call(self, side)} }`, {}, { headers });
  return code;
}

/** “who: code” for everyone whose answer is not what the table says. */
async function surprises(kind: 'query' | 'mutation', right: Right): Promise<string[]> {
  const found: string[] = [];
  for (const side of ['own', 'foreign'] as const) {
    const mayCall = right[side];
    if (!mayCall) continue;
    for (const who of SUBJECTS) {
      const code = await codeOf(kind, right, who, side);
      const refusal = who === 'visitor' ? 'NOT_LOGGED_IN' : (right.refusal ?? 'FORBIDDEN');
      const isRight = mayCall.includes(who) ? right.passes.includes(code as never) : code === refusal;
      if (!isRight) found.push(`${who}, ${side} record: ${code ?? 'allowed'}`);
    }
  }
  return found;
}

const titled = (rights: readonly Right[]) =>
  rights.map((right) => [right.when ? `${right.operation} ${right.when}` : right.operation, right] as const);

describe('who may call what', () => {
  it.each(titled(MUTATION_RIGHTS))('%s [PERM-01, PERM-02, PERM-18, DEC-04]', async (_, right) => {
    expect(await surprises('mutation', right)).toEqual([]);
  });

  it.each(titled(QUERY_RIGHTS))('%s [PERM-01, PERM-04, PERM-05, PERM-06]', async (_, right) => {
    expect(await surprises('query', right)).toEqual([]);
  });
});
