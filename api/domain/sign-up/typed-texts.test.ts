import { describe, expect, it } from 'vitest';
import { findContactDetail } from '../contact-details/contact-details.ts';
import { feastFormJson } from './feast-form.ts';
import { readingsOfForm, typedTexts } from './typed-texts.ts';

const WRITER = '01JD2PZQ5V3M6K8T9R0WX1Y2Z3';
const NOW = Date.UTC(2026, 10, 29, 2, 15);
const BY = { writerId: WRITER, now: NOW };
const ANSWERS = {
  meal: 'Vegetable lasagna with salad and 24 bread rolls',
  plenty: 'Yes, there will be plenty.',
  delivery: 'At the time of the Quest',
  helpers: 'Two friends of mine, 15 and 16, and my aunt',
  call: "Yes, I'll call the day before.",
};
const isFound = (formJSON: string) =>
  readingsOfForm(formJSON, BY).some((text) => findContactDetail(text) !== null);

describe('what someone typed into a form', () => {
  it.each([
    '{"q":"917 555 0199"}',
    '{"q":9175550199}',
    '{"q":9.175550199e9}',
    '{"q":["917","555","0199"]}',
    '{"q":[917,555,"0199"]}',
    '{"a":"917","b":"555","c":"0199"}',
    '{"a":"917","a":"555 ","a":"0199"}',
    '{"917 555 0199":"x"}',
    '{"917":true,"555":{"0199":"x"}}',
    '{"917":"555","0199":"x"}',
    '{"c 0199":"","917":"x","555":"y"}',
    '{"a":{"b":{"c":["jess.runner22 on insta"]}}}',
    '{"q":"\\u0039\\u0031\\u0037 555 0199"}',
    '{"a":"my insta is","b":"jess.runner22"}',
    '{"snapId":"text me 917 555 0199"}',
    '{"myType":"text me 917 555 0199"}',
    '{"timestamp":"917 555 0199"}',
    '{"submitterId":"917 555 0199"}',
    '{"submitterId":["917 555 0199"]}',
    '{"submissionTimestamp":"9175550199"}',
    '{"submissionTimestamp":9175550199}',
    '{"submissionTimestamp":"2091-75-55T01:99:00.000Z"}',
    '{"questionID":"insta jess.runner22","questionType":"paragraph","answer":"ok"}',
    '{"questionType":"917 555 0199"}',
    '{"surveyId":"917 555 0199"}',
    '{"answers":[{"questionID":"meal","answer":"917 555"},{"questionID":"call","answer":"0199"}]}',
  ])('is read whole, wherever it stands: %s [SAF-12]', (formJSON) => {
    expect(isFound(formJSON)).toBe(true);
  });

  it.each([
    feastFormJson(ANSWERS, WRITER, NOW),
    '{"shirt":"M","age":15,"arrives":"10:30","leaves":"12:30"}',
    '{"first":1,"second":2,"third":3}',
    '{}',
  ])('leaves alone what is typed for the quest, and what the product adds: %s [SAF-12]', (formJSON) => {
    expect(readingsOfForm(formJSON, BY).filter((text) => findContactDetail(text))).toEqual([]);
  });

  it('comes in the order of reading, without what the product adds [SAF-12]', () => {
    expect(typedTexts(feastFormJson(ANSWERS, WRITER, NOW), BY)).toEqual(Object.values(ANSWERS));
    expect(typedTexts('{"b":"one","a":2,"b":["three"]}', BY)).toEqual(['b', 'one', 'a', '2', 'b', 'three']);
    expect(typedTexts(null, BY)).toEqual([]);
  });

  it('is read in time that grows with its length [SAF-12]', () => {
    const long = `{"${'a":"1","'.repeat(1000)}z":"${'\\"'.repeat(100)}"}`;
    expect(long.length).toBeLessThan(10_000);
    expect(readingsOfForm(long, BY)).not.toEqual([]);
  });
});
