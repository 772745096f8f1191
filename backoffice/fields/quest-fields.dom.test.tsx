import { describe, expect, it } from 'vitest';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { consoleQuestFieldsTexts } from '#domain/texts/generated/console-quest-fields.ts';
import { questFields } from './quest-fields.ts';

describe('the words of a quest’s fields', () => {
  it('English is that of the table, letter by letter [LNG-07, LNG-10: the fields of a quest]', () => {
    expect(questFields()).toBe(QUEST_FIELDS);
    const texts: Readonly<Record<string, unknown>> = consoleQuestFieldsTexts('en');
    for (const [name, { label, input }] of Object.entries(QUEST_FIELDS)) {
      expect(texts[name]).toBe(label);
      if ('help' in input && input.kind !== 'number') expect(texts[`${name}Help`]).toBe(input.help);
    }
    expect(texts.eventTitleMissing).toBe(QUEST_FIELDS.eventTitle.problem(''));
    expect(consoleQuestFieldsTexts('en').eventTitleWrong({ max: 25 })).toBe(
      QUEST_FIELDS.eventTitle.problem('x'.repeat(26)),
    );
  });

  it('labels, helps and problems are Spanish [LNG-07: the fields of a quest]', () => {
    document.documentElement.lang = 'es';
    const { eventTitle, resourceMaxNumber, firstMinutes, agePolicyIndex } = questFields();
    expect([eventTitle.label, eventTitle.stampLabel]).toEqual(['Título', 'Título de la Misión']);
    expect(eventTitle.problem(' ')).toBe('Falta el título de la Misión.');
    expect(eventTitle.problem('x'.repeat(26))).toBe(
      'El título de la Misión puede tener hasta 25 caracteres.',
    );
    expect(eventTitle.problem('Desayuno')).toBeNull();
    expect(resourceMaxNumber.input.help).toBe('De 1 a 75');
    expect(firstMinutes.input.help).toBe('A dónde ir, por quién preguntar, cómo empieza.');
    expect(agePolicyIndex.problem(9)).toBe('Elige una de las reglas de edad de la organización.');
  });
});
