import { foldedText } from '../text/folded-text.ts';

/** What decides about a place in a list of people; names are null where they may not be read. */
export type Place = {
  number: number;
  nameFirst: string | null;
  nameLast: string | null;
  username?: string | null;
  id: string;
};

/** The rows with the highest number first, equal ones by last and first name, nameless ones by username, then id. */
export function byNumberThenName<Row>(rows: readonly Row[], placeOf: (row: Row) => Place): Row[] {
  return rows
    .map((row) => {
      const place = placeOf(row);
      return { row, number: place.number, key: nameKey(place) };
    })
    .sort((a, b) => b.number - a.number || (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
}

/** Key for sorting by name; people without any name come last. */
function nameKey({ nameFirst, nameLast, username, id }: Place): string {
  const name = nameLast === null ? (username ?? '\uffff') : `${nameLast} ${nameFirst}`;
  return `${foldedText(name)} ${id}`;
}
