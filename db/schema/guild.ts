import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  GUILD_CODE_CHARACTERS,
  GUILD_CODE_LENGTH,
  OLD_GUILD_CODE_LENGTH,
} from '#domain/guilds/guild-code.ts';
import { GUILD_KINDS } from '#domain/guilds/guild-kind.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { memberGroup } from './member-group.ts';
import { provider } from './provider.ts';
import { hasLength, isFlag, isOneOf, rule } from './rules.ts';

const CODE_PATTERN = `[${GUILD_CODE_CHARACTERS}]`.repeat(GUILD_CODE_LENGTH);
const OLD_CODE_PATTERN = '[A-Z0-9]'.repeat(OLD_GUILD_CODE_LENGTH);
const GUILD_KIND_LABELS = Object.values(GUILD_KINDS).map((kind) => kind.label);

/** Shares its id with its group. nameKey is the name in lower case: guild names are unique without regard to case. */
export const guild = sqliteTable(
  'guild',
  {
    id: text()
      .primaryKey()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameKey: text().notNull(),
    classification: text().notNull(),
    description: text().notNull(),
    easyJoinCode: text().notNull(),
    /** 0: before the product made codes. */
    codeMadeAt: integer().notNull().default(0),
    /** Set after too many wrong codes; until then no one joins by the code. */
    codeRestsUntil: integer(),
    /** Whether charities have to ask before they reserve. */
    asksFirst: integer({ mode: 'boolean' }).notNull().default(false),
    question: text(),
    creatorId: text().references(() => account.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
    /** The name in folded form, for search and order; written by a trigger (../folding/key-triggers.ts). */
    searchKey: text(),
  },
  (t) => [
    index('guild_search').on(t.searchKey),
    uniqueIndex('guild_name_key').on(t.nameKey),
    index('guild_creator').on(t.creatorId),
    rule('guild_name_length', hasLength('name', 1, 100)),
    rule('guild_name_key_lower', `"nameKey" = lower("nameKey")`),
    rule('guild_classification', isOneOf('classification', GUILD_KIND_LABELS)),
    rule('guild_description_length', hasLength('description', 1, 10_000)),
    rule(
      'guild_easy_join_code',
      `"easyJoinCode" GLOB '${CODE_PATTERN}' OR "easyJoinCode" GLOB '${OLD_CODE_PATTERN}'`,
    ),
    rule('guild_asks_first', isFlag('asksFirst')),
  ],
);

/** A guild takes no reservations from this charity. */
export const guildClosure = sqliteTable(
  'guild_closure',
  {
    guildId: text()
      .notNull()
      .references(() => guild.id, { onDelete: 'cascade' }),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guildId, t.providerId] }),
    index('guild_closure_provider').on(t.providerId),
  ],
);

/**
 * A way into a guild for whoever has its link: of its secret only the hash. Who is let in stands in the memberships;
 * here only how many. It ends with its time, by an admin, or with the right of whoever made it.
 */
export const guildInvite = sqliteTable(
  'guild_invite',
  {
    id: text().primaryKey(),
    guildId: text()
      .notNull()
      .references(() => guild.id, { onDelete: 'cascade' }),
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text().notNull(),
    madeById: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    useCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('guild_invite_token').on(t.tokenHash),
    index('guild_invite_guild').on(t.guildId, t.createdAt),
    index('guild_invite_maker').on(t.madeById),
    index('guild_invite_expiry').on(t.expiresAt),
    rule('guild_invite_hash', `length("tokenHash") = 64`),
    rule('guild_invite_lifetime', `"expiresAt" > "createdAt"`),
    rule('guild_invite_uses', `"useCount" >= 0`),
  ],
);

/** What an admin told all members. The author is a bare id: what was said stays when that account goes. */
export const guildAnnouncement = sqliteTable(
  'guild_announcement',
  {
    id: text().primaryKey(),
    guildId: text()
      .notNull()
      .references(() => guild.id, { onDelete: 'cascade' }),
    authorId: text(),
    body: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('guild_announcement_guild').on(t.guildId, t.createdAt),
    index('guild_announcement_author').on(t.authorId),
    index('guild_announcement_age').on(t.createdAt),
    rule('guild_announcement_length', hasLength('body', 1, 1000)),
  ],
);

/** The guild for which a volunteer's hours count in the contest; without one, the guild joined first. */
export const contestChoice = sqliteTable(
  'contest_choice',
  {
    chariteerId: text()
      .primaryKey()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    guildId: text()
      .notNull()
      .references(() => guild.id, { onDelete: 'cascade' }),
    chosenAt: integer().notNull(),
  },
  (t) => [index('contest_choice_guild').on(t.guildId)],
);
