import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';

/** Volunteers who ended a charity's access to their contact data; sign-ups made before then don't give it. */
export const contactClosure = sqliteTable(
  'contact_closure',
  {
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    closedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chariteerId, t.providerId] }),
    index('contact_closure_provider').on(t.providerId),
  ],
);
