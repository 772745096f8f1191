import { CHILD_AGE } from '#domain/discovery/find-rules.ts';
import { plainLettersSql } from '../folding/folded-sql.ts';
import { firstListingIdSql, lastListingIdSql } from './listing-id.ts';

/*
 * What stands in `quest_listing` and `quest_words` about a quest, as SQL for triggers, for the migration that begins with
 * them, and for whoever compares them. The rules are those of domain/discovery/find-rules.ts, in SQL under the same names.
 */

/** What JavaScript's trim() takes off and people may type. */
const BLANKS = 'char(9, 10, 11, 12, 13, 32, 160, 8239, 8203, 12288, 65279)';

/** SQL for the category of a quest, from its first service tag as in `categoryOf`; unknown types stay as they are. */
const category = (quest: string) =>
  `coalesce(lower(trim(json_extract(${quest}.serviceTags, '$[0]'), ${BLANKS})), '')`;

/** SQL for `shareOfMinimum` of the domain: sign-ups per minimum, in thousandths, at most 1000. */
export const shareOfMinimumSql = (quest: string) =>
  `min(1000, ${quest}.takenCount * 1000 / max(1, ${quest}.resourceMinNumber))`;

/** SQL condition that a quest has fewer people than it wants, as in the domain. */
export const needsPeopleSql = (quest: string) => `(${quest}.takenCount < ${quest}.resourceDesiredNumber)`;

/** SQL condition that a quest takes children, as in the domain; null if its age policy doesn't exist. */
export const isForChildrenSql = (quest: string, provider: string) => {
  const entry = `'$[' || ${quest}.agePolicyIndex || ']'`;
  const age = `${entry} || '.supervisedAge'`;
  return `CASE WHEN ${quest}.agePolicyIndex IS NULL THEN 1 WHEN ${quest}.agePolicyIndex NOT BETWEEN 0 AND 3
    OR json_type(${provider}.agePolicies, ${entry}) IS NULL THEN NULL
    WHEN json_type(${provider}.agePolicies, ${age}) IN ('integer', 'real')
    THEN json_extract(${provider}.agePolicies, ${age}) <= ${CHILD_AGE} ELSE 1 END`;
};

/** SQL condition that a quest needs no experience and no training, as in the domain. */
export const isForBeginnersSql = (quest: string) => `(${quest}.prerequisiteMinutes = 0 AND NOT EXISTS (
    SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded.questId = ${quest}.id))`;

const COLUMNS = `questId, providerId, districtId, locationId, category, shareOfMinimum, needsPeople, isForChildren,
  isForBeginners, isAtHome`;

/** What should stand about a quest `listed` of the charity `giver`. */
const values = `listed.id, listed.providerId, giver.districtId, listed.locationId, ${category('listed')},
  ${shareOfMinimumSql('listed')}, ${needsPeopleSql('listed')}, ${isForChildrenSql('listed', 'giver')},
  ${isForBeginnersSql('listed')}, listed.eventType = 'HYBRID-ROLE'`;

const published = `FROM quest AS listed JOIN provider AS giver ON giver.id = listed.providerId
  WHERE listed.publishingStatus = 'Published'`;

/** Writes the rows of the published quests for which the condition on `listed` holds, and which have none. */
export function insertListingSql(condition: string): string {
  const minute = firstListingIdSql('listed.startedAt');
  return `INSERT INTO quest_listing (id, ${COLUMNS})
  SELECT coalesce((SELECT max(other.id) + 1 FROM quest_listing AS other
    WHERE other.id BETWEEN ${minute} AND ${lastListingIdSql(minute)}), ${minute})
    + row_number() OVER (PARTITION BY ${minute} ORDER BY listed.id) - 1, ${values} ${published} AND ${condition}`;
}

/** What should stand in `quest_listing`, with the first id of its minute. */
export const EXPECTED_LISTING_SQL = `SELECT ${firstListingIdSql('listed.startedAt')} AS minute, ${values} ${published}`;
export const LISTING_COLUMNS = COLUMNS;

/**
 * Simple HTML as words. Only what has three letters or more is taken out, for no one finds less by itself; each step
 * lies within the other, and the parser of libSQL is not deep.
 */
const plain = (html: string) => {
  const bare = ['<strong>', '</strong>'].reduce((text, tag) => `replace(${text}, '${tag}', '')`, html);
  return ['amp', 'quot', 'nbsp', 'apos'].reduce((text, name) => `replace(${text}, '&${name};', ' ')`, bare);
};

const translated = (column: string) =>
  `coalesce((SELECT ' ' || group_concat(said.${column}, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '')`;

export const WORDS_COLUMNS = 'title, description, charity, type, place';

/** What should stand in `quest_words` for the rows `row` of `quest_listing` for which the condition holds. */
export function expectedWordsSql(condition = 'true'): string {
  const title = `written.eventTitle || ${translated('eventTitle')}`;
  const description = plain(`written.description || ${translated('description')}`);
  const place = `coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name`;
  const [titles, descriptions, charities, places] = [title, description, 'giver.name', place].map(
    plainLettersSql,
  );
  return `SELECT row.id, ${titles}, ${descriptions}, ${charities}, row.category, ${places}
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE ${condition}`;
}

/** Writes them. */
export function insertWordsSql(condition?: string): string {
  return `INSERT INTO quest_words (rowid, ${WORDS_COLUMNS}) ${expectedWordsSql(condition)}`;
}

/** Takes away what stands there now. */
export function deleteWordsSql(condition: string): string {
  return `DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE ${condition})`;
}

/** The full-text index is made by the migration 0021; drizzle-kit knows none. Without this a name that was deleted stays in the file. */
export const WORDS_SECURE_DELETE_SQL = `INSERT INTO quest_words (quest_words, rank) VALUES ('secure-delete', 1)`;

export const WORDS_TABLE = 'quest_words';

/** Whether a table is one of those that SQLite keeps for the full-text index. */
export function isOfWords(table: string): boolean {
  return table.startsWith(`${WORDS_TABLE}_`);
}

/** Fills the index of a copy, which is empty. */
export const WORDS_AGAIN_SQL: readonly string[] = [WORDS_SECURE_DELETE_SQL, insertWordsSql()];
