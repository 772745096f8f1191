import { expect, it } from 'vitest';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { drawn, wordsIn } from '../../tests/support/drawn.tsx';
import { FieldInput, type FormField } from './FieldInput.tsx';

const draw = (field: object, value: string, more: object = {}) =>
  drawn(<FieldInput field={field as FormField} value={value} onChange={() => {}} {...more} />);

it('are typed over several lines, with what to say and how much there is room for [DSC-18: the first fifteen minutes]', () => {
  const html = draw(QUEST_FIELDS.firstMinutes, 'Ring.');
  expect(html).toContain('<textarea');
  expect(wordsIn(html)).toContain('Where to go, who to ask for. 5 of 300 characters');
});

it('an input is chosen by the kind of the field and says what is wrong in place of its help', () => {
  const places = draw(QUEST_FIELDS.resourceMaxNumber, '9');
  expect(places).toMatch(/type="number"/);
  expect(places).toMatch(/min="1" max="75"/);
  expect(wordsIn(places)).toContain('1 to 75');
  expect(wordsIn(draw(QUEST_FIELDS.resourceMaxNumber, '9', { isBare: true }))).not.toContain('1 to 75');
  const hours = draw(QUEST_FIELDS.prerequisiteMinutes, '1.5', { problem: 'No.' });
  expect(hours).toContain('step="any"');
  expect(wordsIn(hours)).toContain('No.');
  const title = { problem: 'The quest title is required.' };
  expect(wordsIn(draw(QUEST_FIELDS.eventTitle, '', title))).toContain(title.problem);
  const quiet = wordsIn(draw(QUEST_FIELDS.eventTitle, '', { ...title, isQuiet: true }));
  expect(quiet).not.toContain(title.problem);
  expect(quiet).toContain('0 of 25 characters');
  expect(draw(QUEST_FIELDS.description, '<p>Hi</p>')).toContain('aria-label="Bold"');
});
