import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { quest } from './quest.ts';
import { isJsonOf, rule } from './rules.ts';

/**
 * Where an imported quest comes from. `content` is what the last import said of it, so that the next one knows
 * whether its source changed. A table beside quest, whose rows are read on every page.
 */
export const questImport = sqliteTable(
  'quest_import',
  {
    questId: text()
      .primaryKey()
      .references(() => quest.id, { onDelete: 'cascade' }),
    importSource: text().notNull(),
    importId: text().notNull(),
    content: text().notNull(),
  },
  (t) => [
    uniqueIndex('quest_import_source').on(t.importSource, t.importId),
    rule('quest_import_content', isJsonOf('content', 'object')),
  ],
);
