import { afterEach, expect, it } from 'vitest';
import { takeFirstAnswer } from './first-question.ts';

const page = globalThis as { firstQuestion?: unknown };
afterEach(() => void delete page.firstQuestion);

it('what the page has asked is answered once, and nothing else by it', async () => {
  const answer = new Response('{}');
  page.firstQuestion = { body: 'who', answer: Promise.resolve(answer) };
  expect(takeFirstAnswer('what')).toBeNull();
  expect(await takeFirstAnswer('who')).toBe(answer);
  expect(takeFirstAnswer('who')).toBeNull();
});

it('a page that has asked nothing has no answer', () => {
  expect(takeFirstAnswer('who')).toBeNull();
});
