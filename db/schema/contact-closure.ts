import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';

/** Who has ended that a charity reaches them: nothing claimed until then lets it read their contact data. */
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
