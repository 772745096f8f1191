import { insertContract } from '#db/factories/insert-contract.ts';
import type { Db } from '#db/store.ts';
import type { CastName } from './cast.ts';
import { upcomingQuest } from './upcoming-quest.ts';
import type { World } from './world.ts';

/** A full quest `q` with gold on it, by the contract `mine`. */
export async function fullQuest(tx: Db, overrides: Parameters<typeof upcomingQuest>[1] = {}): Promise<void> {
  const places = { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 };
  await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup line', ...places, ...overrides });
  await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: 'gold' });
}

type Row = { id: string; username: string | null; word: string | null; takers: { chariteerId: string }[] };
type Own = { id: string; way: string; word: string | null; path: string | null; isMailed: boolean };

/** What people do and see about subs in a world, each as someone of the cast. */
export function standInsIn(world: World) {
  const ask = (word: string | null = null, as: CastName | null = 'gold', contractId = 'mine') =>
    world.gql<{ askForStandIn: Own }>(
      `mutation ($word: String, $contractId: ID!) {
        askForStandIn(contractId: $contractId, word: $word) { id way word path isMailed } }`,
      { word, contractId },
      { as },
    );
  const link = (
    emailAddress: string | null = null,
    as: CastName | null = 'gold',
    word: string | null = null,
  ) =>
    world.gql<{ makeHandOverLink: Own }>(
      `mutation ($emailAddress: String, $word: String) {
        makeHandOverLink(contractId: "mine", emailAddress: $emailAddress, word: $word) { id way path isMailed } }`,
      { emailAddress, word },
      { as },
    );
  const take = (id: string, as: CastName | null = 'volunteer', more = '') =>
    world.gql<{ takeStandIn: { id: string } }>(
      `mutation ($id: ID!) { takeStandIn(id: $id ${more}) { id } }`,
      { id },
      { as },
    );
  const takeBy = (token: string, as: CastName | null = 'volunteer') =>
    world.gql<{ takeHandedPlace: { id: string } }>(
      'mutation ($token: String!) { takeHandedPlace(token: $token) { id } }',
      { token },
      { as },
    );
  const seenBy = async (as: CastName | null) => {
    const fields = 'id username word takers { chariteerId }';
    const { data } = await world.gql<{ standInsAt: { wanted: Row[]; own: Own[]; isAllowed: boolean } }>(
      `{ standInsAt(questId: "q") { isAllowed own { id way word path } wanted { ${fields} } } }`,
      {},
      { as },
    );
    const { data: list } = await world.gql<{ wantedStandIns: Row[] }>(
      `{ wantedStandIns { ${fields} } }`,
      {},
      { as },
    );
    return { ...data?.standInsAt, listed: list?.wantedStandIns };
  };
  const open = async (token: string, as: CastName | null = null) =>
    world.gql<{ handOver: Record<string, unknown> }>(
      `query ($token: String!) { handOver(token: $token) {
        standing eventTitle username word verdict isOwn takers { chariteerId } } }`,
      { token },
      { as },
    );
  return { ask, link, take, takeBy, seenBy, open };
}

/** The token of a link's path. */
export const tokenIn = (path: string | null | undefined) =>
  new URL(path ?? '', 'https://x.example').searchParams.get('token') ?? '';
