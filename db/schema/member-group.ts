import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { account, isUsername } from './account.ts';
import { provider } from './provider.ts';
import { hasLength, isEmail, isJsonOrNull, isOneOf, rule } from './rules.ts';

export const GROUP_TYPES = ['provider', 'guild'] as const;
export const APPLICATION_STATUSES = ['pending', 'accepted'] as const;

export const memberGroup = sqliteTable(
  'member_group',
  {
    id: text().primaryKey(),
    groupName: text().notNull(),
    groupType: text({ enum: GROUP_TYPES }).notNull(),
    providerId: text().references(() => provider.id, { onDelete: 'restrict' }),
    goalSettings: text({ mode: 'json' }).$type<unknown>(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('member_group_provider').on(t.providerId),
    rule('member_group_name_length', hasLength('groupName', 1, 200)),
    rule('member_group_type', isOneOf('groupType', GROUP_TYPES)),
    rule('member_group_provider_of_type', `("groupType" = 'provider') = ("providerId" IS NOT NULL)`),
    rule('member_group_goal_settings', isJsonOrNull('goalSettings')),
  ],
);

export const groupRole = sqliteTable(
  'group_role',
  {
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    roleId: text().notNull(),
    roleName: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.roleId] })],
);

/** The pair of keys makes sure that no one holds a role which the group does not have. */
export const groupMember = sqliteTable(
  'group_member',
  {
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    roleId: text().notNull(),
    joinedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.accountId, t.roleId] }),
    foreignKey({
      name: 'group_member_role',
      columns: [t.groupId, t.roleId],
      foreignColumns: [groupRole.groupId, groupRole.roleId],
    }).onDelete('restrict'),
    index('group_member_account').on(t.accountId),
    index('group_member_role_of_group').on(t.groupId, t.roleId),
  ],
);

/**
 * When someone belonged to a group, whatever their roles; open while endedAt is null. It outlives account and
 * membership, since hours of that time keep counting for the group: so no key leads from it to the account.
 */
export const membershipPeriod = sqliteTable(
  'membership_period',
  {
    accountId: text().notNull(),
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    startedAt: integer().notNull(),
    endedAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.groupId, t.startedAt] }),
    uniqueIndex('membership_period_open').on(t.accountId, t.groupId).where(sql.raw(`"endedAt" IS NULL`)),
    index('membership_period_group').on(t.groupId),
    rule('membership_period_order', `"endedAt" IS NULL OR "endedAt" > "startedAt"`),
  ],
);

/**
 * Someone is asked to join, by the user name or email address that an admin typed. No account: no one bears that name,
 * which the group never learns; an address is that of whoever has confirmed it. A declined one stays as it is until it ends, and whoever asked learns nothing of that either.
 */
export const groupInvitation = sqliteTable(
  'group_invitation',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    roleId: text().notNull(),
    username: text().notNull(),
    usernameKey: text().notNull(),
    accountId: text().references(() => account.id, { onDelete: 'cascade' }),
    /** Admin who invited; the invitation ends when that person loses the right to invite. */
    invitedById: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    declinedAt: integer(),
  },
  (t) => [
    foreignKey({
      name: 'group_invitation_role',
      columns: [t.groupId, t.roleId],
      foreignColumns: [groupRole.groupId, groupRole.roleId],
    }).onDelete('cascade'),
    uniqueIndex('group_invitation_name').on(t.groupId, t.usernameKey),
    index('group_invitation_role_of_group').on(t.groupId, t.roleId),
    index('group_invitation_account').on(t.accountId),
    index('group_invitation_key').on(t.usernameKey),
    index('group_invitation_inviter').on(t.invitedById),
    index('group_invitation_expiry').on(t.expiresAt),
    rule('group_invitation_username', `(${isUsername('username')}) OR (${isEmail('username')})`),
    rule('group_invitation_username_key', `"usernameKey" = lower("username")`),
    rule('group_invitation_lifetime', `"expiresAt" > "createdAt"`),
  ],
);

export const groupApplication = sqliteTable(
  'group_application',
  {
    id: text().primaryKey(),
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    answer: text(),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('pending'),
    createdAt: integer().notNull(),
    decidedAt: integer(),
  },
  (t) => [
    uniqueIndex('group_application_pending')
      .on(t.groupId, t.accountId)
      .where(sql.raw(`"status" = 'pending'`)),
    index('group_application_group').on(t.groupId, t.status),
    index('group_application_account').on(t.accountId),
    rule('group_application_status', isOneOf('status', APPLICATION_STATUSES)),
    rule('group_application_decided', `("status" = 'pending') = ("decidedAt" IS NULL)`),
  ],
);
