import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';

it('each category has one rule with its colour for the pages [CAT-02]', async () => {
  const css = await readFile(new URL('../site/ui/styles/tokens.css', import.meta.url), 'utf8');
  for (const id of [...CATEGORY_IDS, 'uncategorized']) {
    expect(css.split(`[data-category="${id}"] {\n  --field: #`)).toHaveLength(2);
  }
});
