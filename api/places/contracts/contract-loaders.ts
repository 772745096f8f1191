import DataLoader from 'dataloader';
import { and, asc, eq } from 'drizzle-orm';
import { readJoined, readPart, type Values } from '#api/access/request/bare-rows.ts';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { type Place, type Sight, sightIn } from '#api/people/volunteers/person-visibility.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveReservation, isNotHandedOver } from '#api/rows/contract-where.ts';
import { SEALED_CHARITEER_COLUMNS, VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { Sealed } from '#db/cells/sealed.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isNamedPeer } from '#domain/ages/named-peers.ts';
import { shows, type Visibility } from '#domain/ages/person-visibility.ts';
import { isManagerOf, mayAt } from '#domain/permissions/permissions.ts';
import { isActiveSignUp, isSignUp } from '#domain/sign-up/contract-standing.ts';
import { compareNames } from '#domain/text/folded-text.ts';

/**
 * The contracts of quests, in one statement for all quests of a request: those of people whose user name the viewer may
 * see, of peers a few whom chance picks, and what guilds have reserved. How many there are tells takenCount.
 */
export function createContractLoaders(context: Context) {
  const { viewer, store } = context;
  return {
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const statement = viewer === null ? reservationsOfQuests : pledgesOfQuests;
      const ids = { questIds: JSON.stringify(questIds) };
      const rows = ((await statement(store.read).values(ids)) as Values[]).map(shapePledge);
      return listsInOrderOf(questIds, await visibleOf(context, rows), (row) => row.questId);
    }),
  };
}

const selectPledges = (db: Db) =>
  db
    .select({
      contract: CONTRACT_COLUMNS,
      chariteer: VOLUNTEER_COLUMNS,
      quest: { providerId: quest.providerId, startedAt: quest.startedAt },
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .orderBy(asc(contract.claimedAt), asc(contract.id))
    .$dynamic();

const isOfQuests = isInListOf(contract.questId, 'questIds');

/** A place that was handed on stands under the name of whoever has it now. */
const pledgesOfQuests = prepareOnce((db) =>
  selectPledges(db).where(and(isOfQuests, isNotHandedOver())).prepare(),
);

/** Visitors are told of no one, so that no one is read for them. */
const reservationsOfQuests = prepareOnce((db) =>
  selectPledges(db).where(and(isOfQuests, isActiveReservation())).prepare(),
);

const CONTRACT_NAMES = Object.keys(CONTRACT_COLUMNS);
const VOLUNTEER_NAMES = Object.keys(VOLUNTEER_COLUMNS);
const VOLUNTEER_AT = CONTRACT_NAMES.length;
const PROVIDER_AT = VOLUNTEER_AT + VOLUNTEER_NAMES.length;
const STARTED_AT = PROVIDER_AT + 1;

type Pledge = ContractRow & { startedAt: number | null };

function shapePledge(values: Values): Pledge {
  const row = readPart<Pledge>(CONTRACT_NAMES, values, 0);
  const person = readJoined<ChariteerRow>(VOLUNTEER_NAMES, values, VOLUNTEER_AT);
  row.ownerId = row.chariteerId;
  row.providerId = values[PROVIDER_AT] as string;
  row.startedAt = values[STARTED_AT] as number | null;
  row.chariteer = person;
  if (person) {
    wrapSealed(person);
    person.ownerId = person.id;
    person.providerId = row.providerId;
    person.contractId = row.id;
    person.abandonedAt = row.abandonedAt;
  }
  return row;
}

/** The values came as they lie in the database. */
function wrapSealed(person: ChariteerRow): void {
  for (const column of SEALED_CHARITEER_COLUMNS) {
    const stored = person[column] as unknown as string | null;
    person[column] = stored === null ? null : new Sealed(stored);
  }
}

/** Each contract with what the viewer sees of its person, without those of which the viewer is told nothing. */
async function visibleOf(context: Context, rows: readonly Pledge[]): Promise<ContractRow[]> {
  const { viewer } = context;
  const ownQuestIds = new Set(
    rows
      .filter((row) => row.chariteerId === viewer?.accountId && isActiveSignUp(row))
      .map(({ questId }) => questId),
  );
  const sights = await Promise.all(rows.map((row) => sightOn(context, row, ownQuestIds.has(row.questId))));
  const people = countPeople(rows);
  const seen = rows.map((row, index) => {
    const { visibility, isPeer } = sights[index] ?? UNSEEN;
    const count = people.get(row.questId) ?? 0;
    return { isPeer, row: isPeer ? seenByPeer(context, row, count) : seenByRight(context, row, visibility) };
  });
  const told = seen.filter(({ row }) => isTold(context, row, row.visibility ?? 'nothing'));
  return told.sort(byRightThenName).map(({ row }) => row);
}

const UNSEEN: Sight = { visibility: 'nothing', isPeer: false };

/** How many people are on each quest, of whatever age. */
function countPeople(rows: readonly Pledge[]): Map<string, number> {
  const byQuest = Map.groupBy(rows.filter(isActiveSignUp), ({ questId }) => questId);
  return new Map([...byQuest].map(([questId, people]) => [questId, people.length]));
}

function seenAs(row: ContractRow, visibility: Visibility): ContractRow {
  row.visibility = visibility;
  if (row.chariteer) row.chariteer.visibility = visibility;
  return row;
}

/** Contract for a guild’s admin or a supervisor, who sees usernames of the young and is told no one’s age. */
function seenByRight({ viewer }: Context, row: Pledge, visibility: Visibility): ContractRow {
  const isOfCharity = isManagerOf(viewer, row.providerId ?? '');
  if (row.chariteer && visibility === 'username' && !isOfCharity) row.chariteer.hidesProfile = true;
  return seenAs(row, visibility);
}

/** What a peer is told: a name if chance picked it, and nothing by which sign-ups could be put in their order. */
function seenByPeer({ config }: Context, row: Pledge, people: number): ContractRow {
  const { questId, chariteerId: personId } = row;
  const hash = (text: string) => config.dataKey.hash('named-peer', text);
  const isNamed = isActiveSignUp(row) && isNamedPeer(hash, { questId, personId, people });
  return seenAs({ ...row, id: hash(`contract ${row.id}`) }, isNamed ? 'username' : 'crest');
}

type Seen = { isPeer: boolean; row: ContractRow };

/** People whom the viewer sees by right as they signed up, then peers by user name. */
function byRightThenName(one: Seen, other: Seen): number {
  if (!one.isPeer || !other.isPeer) return Number(one.isPeer) - Number(other.isPeer);
  return compareNames(one.row.chariteer?.username ?? '', other.row.chariteer?.username ?? '');
}

function sightOn(context: Context, row: Pledge, isOnSameQuest: boolean): Sight | Promise<Sight> {
  const { dateOfBirth = null, hidesUsername = false } = row.chariteer ?? {};
  return sightIn(context, { id: row.chariteerId, dateOfBirth, hidesUsername }, placeOf(row, isOnSameQuest));
}

/** The young are on a quest only while they are: who has left it is not the charity's to name any more. */
function placeOf(row: Pledge, isOnSameQuest: boolean): Place {
  const { questId, providerId, startedAt: shownAt } = row;
  if (isActiveSignUp(row)) {
    return { kind: 'quest', questId, providerId, shownAt, shared: isOnSameQuest ? ['sameQuest'] : [] };
  }
  if (isSignUp(row)) return { kind: 'charity', providerIdOfAdults: providerId, shownAt };
  return { kind: 'charity', providerId };
}

/** Ended contracts are the business of those who see the inside of the charity, the others that of who sees the person; a reservation is a guild's. */
function isTold(
  { viewer }: Context,
  { abandonedAt, guildId, providerId }: ContractRow,
  visibility: Visibility,
): boolean {
  if (abandonedAt !== null) return mayAt(viewer, providerId, 'seeEndedContracts');
  return guildId !== null || shows(visibility, 'username');
}
