import { eq } from 'drizzle-orm';
import { type DocumentNode, parse, print, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#api/graphql/schema.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { PROFILE_PARTS } from '#domain/attendance/public-profile.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { everyQuestion } from '../support/every-field.ts';
import {
  SEEN,
  type SeenName,
  seedVisibilityWorld,
  seenId,
  seenUsername,
} from '../support/visibility-world.ts';
import { openWorld, type World } from '../support/world.ts';

const DAY_MS = 86_400_000;
/** Child of 11 years, whose names no one else has. */
const MINOR = seenId('kid');
const wordsOf = (name: SeenName) => [seenUsername(name), `Real${name}`, `${seenId(name)}@demo.example`];

const IDS = [SEEN.charity, SEEN.ahead, SEEN.past, SEEN.guild, SEEN.club, MINOR, '1'];
const GIVEN = {
  ...Object.fromEntries(
    ['providerId', 'specificProvider', 'specificProviderId'].map((name) => [name, `"${SEEN.charity}"`]),
  ),
  ...Object.fromEntries(['guildId', 'groupId'].map((name) => [name, `"${SEEN.guild}"`])),
  ...Object.fromEntries(
    ['chariteerId', 'chariteerID', 'playerId', 'accountId'].map((name) => [name, `"${MINOR}"`]),
  ),
  districtId: '"1"',
  questId: `"${SEEN.ahead}"`,
  year: '2026',
  period: '"2026"',
  q: '"xqkid"',
  dateRangeBeginning: `"${new Date(TEST_NOW - 60 * DAY_MS).toISOString()}"`,
  dateRangeEnding: `"${new Date(TEST_NOW + 30 * DAY_MS).toISOString()}"`,
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write((tx) => seedVisibilityWorld(tx, { now: TEST_NOW, districtId: '1' }));
});
afterAll(() => world.close());

/** Every query with every id, each for all its fields and those of what they lead to. */
const QUESTIONS = new Map(
  IDS.flatMap((id) => everyQuestion(schema, { ...GIVEN, id: `"${id}"` }, 2)).map(({ text, field }) => [
    text,
    field,
  ]),
);

/** The operations that tell a viewer the name or address of someone. */
async function operationsThatTell(viewer: string | null, name: SeenName = 'kid'): Promise<string[]> {
  const as = viewer === null ? null : (seenId(viewer) as CastName);
  const telling = new Set<string>();
  for (const [text, field] of QUESTIONS) {
    const said = await answerTo(text, as);
    if (wordsOf(name).some((one) => said.includes(one))) telling.add(field);
  }
  return [...telling].sort();
}

/** The answer, in parts where it is too much for one request. */
async function answerTo(text: string, as: CastName | null): Promise<string> {
  const { data, errors } = await world.gql(text, {}, { as });
  if (!errors?.some(({ message }) => message.includes('exceeds the limit')))
    return JSON.stringify(data ?? null);
  const parts = await Promise.all(partsOf(parse(text)).map((part) => answerTo(print(part), as)));
  return parts.join();
}

/** A document for each of the first fields that stand side by side. */
function partsOf(document: DocumentNode): DocumentNode[] {
  let isSplit = false;
  const visitSide = (pick: number | null): { document: DocumentNode; count: number } => {
    let count = 0;
    isSplit = false;
    const made = visit(document, {
      SelectionSet(node) {
        if (isSplit || node.selections.length < 2) return undefined;
        isSplit = true;
        count = node.selections.length;
        return pick === null ? undefined : { ...node, selections: node.selections.slice(pick, pick + 1) };
      },
    });
    return { document: made, count };
  };
  const { count } = visitSide(null);
  return Array.from({ length: count }, (_, at) => visitSide(at).document);
}

/** What other programs fetch without a login that tells of people. */
const statusOf = async (path: string) => (await world.request(path)).status;

describe('a minor', () => {
  it('would be noticed: an adult is named wherever people are listed [WAV-11]', async () => {
    const telling = await operationsThatTell('manager', 'adult');
    for (const one of ['district', 'quest', 'recapPage']) expect(telling).toContain(one);
  });

  it.each([null, 'onquest', 'fellow'])(
    'is told of by no operation to %s (null: a visitor), by whatever id [WAV-11]',
    async (viewer) => {
      expect(await operationsThatTell(viewer)).toEqual([]);
    },
  );

  it('with a switched-on profile is not told of either, until a guardian agrees to just that [WAV-11]', async () => {
    const set = (values: Partial<typeof chariteer.$inferInsert>) =>
      world.store.write((tx) => tx.update(chariteer).set(values).where(eq(chariteer.id, MINOR)));
    await set({ profileParts: JSON.stringify(PROFILE_PARTS) });
    const profile = `{ getServiceRecord(id: "${MINOR}") { chariteer { username } } }`;
    expect((await world.gql(profile)).code).toBe('CHARITEER_NOT_FOUND');
    expect(await statusOf(`/og/chariteer/${MINOR}.png`)).toBe(404);
    await set({ profileAgreedAt: TEST_NOW });
    // The profile alone, which lists and searches lead to as little as before.
    expect(await operationsThatTell(null)).toEqual(['getServiceRecord']);
    const sitemap = await (await world.request('/sitemap.xml')).text();
    expect(sitemap).toContain(SEEN.ahead);
    expect(sitemap).not.toContain(MINOR);
    const picture = await world.request(`/og/chariteer/${MINOR}.png`);
    expect([picture.status, picture.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });
});
