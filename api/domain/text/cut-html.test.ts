import { expect, it } from 'vitest';
import { cutHtml } from './cut-html.ts';

it('a text is cut off at its limit without a tag left open or a sign cut in two [EDQ-05]', () => {
  expect(cutHtml('<p>abc</p>', 10)).toBe('<p>abc</p>');
  expect(cutHtml('<p>abcd</p>', 10)).toBe('<p>abc</p>');
  expect(cutHtml('<ul><li>one</li><li>two</li></ul>', 28)).toBe('<ul><li>one</li></ul>');
  expect(cutHtml('<p>a&amp;b</p>', 11)).toBe('<p>a</p>');
  expect([...cutHtml(`<p>${'😀'.repeat(20)}</p>`, 17)]).toHaveLength(17);
});
