import { expect, it } from 'vitest';
import { CATEGORY_IDS, QUEST_CATEGORIES, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { shieldHref } from './shield-address.ts';
import { shieldSprite } from './shield-sprite.ts';

it('the shields of all types stand in one file, each once [DSC-14: bytes]', () => {
  const ids = [...shieldSprite().matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...CATEGORY_IDS, UNCATEGORIZED.id]);
  expect(shieldHref('food')).toMatch(/^\/shields\/\d+\.svg#food$/);
});

it('a shield has the colours of its type where the page gives none', () => {
  const { color, ink } = QUEST_CATEGORIES.food;
  const [drawn = ''] = /<symbol id="food"[\s\S]*?<\/symbol>/.exec(shieldSprite()) ?? [];
  expect(drawn).toContain(`fill="var(--shield-field,${color})"`);
  expect(drawn).toContain(`var(--shield-ink,${ink})`);
});
