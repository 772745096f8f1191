import { expect, it } from 'vitest';
import { CATEGORY_IDS, categoryOf } from '../quests/quest-category.ts';
import { QUEST_FIELDS } from '../quests/quest-field.ts';
import { EVENT_TYPE_LABELS, EVENT_TYPES, eventTypeLabel } from '../quests/quest-status.ts';
import { categoriesTexts } from '../texts/generated/categories.ts';
import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { questPageTexts } from '../texts/generated/quest-page.ts';
import { questWordsTexts } from '../texts/generated/quest-words.ts';
import { errorCopy } from './error-copy.ts';
import { errorCopyIn } from './error-copy-in.ts';

it('LNG-10 DEC-35 (the eight codes so far) an error has its English text in English, and the table’s in other languages', () => {
  for (const [code, english] of Object.entries(errorWordsTexts('en'))) {
    expect(errorCopyIn('en', { code }), code).toBe(errorCopy({ code }));
    expect(errorCopy({ code }), code).toBe(english);
  }
  expect(errorCopyIn('es', { code: 'QUEST_NOT_FOUND' })).toBe('No encontramos esa Misión.');
  expect(errorCopyIn('ar', { code: 'toString' })).toBe(errorWordsTexts('ar').UNKNOWN);
  expect(errorCopyIn('es', {})).toBe(errorWordsTexts('es').UNKNOWN);
});

it('LNG-10 what the console says in English is the English of the catalogue', () => {
  for (const type of EVENT_TYPES)
    expect(eventTypeLabel(type, questWordsTexts('en'))).toBe(EVENT_TYPE_LABELS[type]);
  for (const id of [...CATEGORY_IDS, 'uncategorized'] as const)
    expect(categoriesTexts('en')[id]).toBe(categoryOf([id]).label);
  const { giverName, equipment, firstMinutes } = QUEST_FIELDS;
  const page = questPageTexts('en');
  expect(page.giverName).toBe(giverName.facts.site.term);
  expect(page.equipment).toBe(equipment.facts.site.term);
  expect(page.firstMinutes).toBe(firstMinutes.facts.site.term);
  expect(page.prerequisiteMinutes).toBe(QUEST_FIELDS.prerequisiteMinutes.facts.site.term);
});
