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
import { account } from './account.ts';
import { provider } from './provider.ts';
import { hasLength, isJson, isOneOf, rule } from './rules.ts';

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
    rule('member_group_goal_settings', isJson('goalSettings')),
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

/** The pair of keys makes sure that nobody holds a role which the group does not have. */
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
