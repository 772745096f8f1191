import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isActiveSignUp, isWholeReservation } from '#api/rows/contract-where.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/*
 * One joined statement for all that a list shows of a quest, with only those columns that were asked for. It is
 * read as bare values (see quest-shape.ts): the library's mapping of sixty rows costs more than fetching them.
 */

type Columns = Readonly<Record<string, SQLiteColumn>>;

const reservation = alias(contract, 'reservation');
const own = alias(contract, 'own');
const ownColumns: Columns = getTableColumns(own);

const COLUMNS = {
  quest: getTableColumns(quest),
  location: {
    id: location.id,
    index: location.position,
    name: location.name,
    address: location.address,
    detail: location.detail,
    latitude: location.latitude,
    longitude: location.longitude,
  },
  reservation: {
    contractId: reservation.id,
    guildId: reservation.guildId,
    guildName: guild.name,
    easyJoinCode: guild.easyJoinCode,
  },
  own: pick(ownColumns, Object.keys(CONTRACT_COLUMNS)),
} satisfies Record<string, Columns>;

/** The parts of a row: the quest, and what is joined to it. */
export type Part = keyof typeof COLUMNS;

/** Which columns a row has, part by part; a part without any is not joined. */
export type Selection = { readonly key: string; readonly names: Readonly<Record<Part, readonly string[]>> };

/** What rows need whoever asks; of a joined part the first one, a primary key, tells whether there is any. */
const ALWAYS: Record<Part, readonly string[]> = {
  quest: ['id', 'providerId', 'eventType', 'publishingStatus', 'startedAt', 'endedAt'],
  location: ['id'],
  reservation: ['contractId', 'guildId'],
  own: ['id', 'questId', 'chariteerId', 'guildId'],
};

/** The selection of these columns; names that are no column of the part are passed over. */
export function selectionOf(wanted: { readonly [P in Part]?: Iterable<string> | undefined }): Selection {
  const names = {
    quest: namesOf('quest', wanted.quest ?? []),
    location: [],
    reservation: [],
    own: [],
  } as Record<Part, string[]>;
  for (const part of ['location', 'reservation', 'own'] as const) {
    const asked = wanted[part];
    if (asked) names[part] = namesOf(part, asked);
  }
  return { key: Object.values(names).join('|'), names };
}

function namesOf(part: Part, asked: Iterable<string>): string[] {
  return [
    ...new Set([...ALWAYS[part], ...[...asked].filter((name) => Object.hasOwn(COLUMNS[part], name)).sort()]),
  ];
}

/** All columns of all parts; `own` only for someone who is logged in. */
export const WHOLE_QUEST: Selection = selectionOf({
  quest: Object.keys(COLUMNS.quest),
  location: Object.keys(COLUMNS.location),
  reservation: Object.keys(COLUMNS.reservation),
  own: Object.keys(COLUMNS.own),
});

/** The joined select; `own` is the active contract of the account named by the placeholder “viewer”. */
export function selectQuests(db: Db, { names }: Selection) {
  const picked = Object.entries(COLUMNS)
    .map(([part, columns]) => [part, pick(columns, names[part as Part])] as const)
    .filter(([, columns]) => Object.keys(columns).length > 0);
  const select = db
    .select(Object.fromEntries(picked) as Record<Part, Columns>)
    .from(quest)
    .$dynamic();
  if (names.location.length > 0) select.leftJoin(location, isPlaceOfQuest);
  if (names.reservation.length > 0) {
    select.leftJoin(reservation, isReservation).leftJoin(guild, eq(guild.id, reservation.guildId));
  }
  if (names.own.length > 0) select.leftJoin(own, isOwn);
  return select;
}

function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
}

const isReservation = and(eq(reservation.questId, quest.id), isWholeReservation(reservation));

const isOwn = and(
  eq(own.questId, quest.id),
  eq(own.chariteerId, sql.placeholder('viewer')),
  isActiveSignUp(own),
);
