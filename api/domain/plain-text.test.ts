import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  [
    '<p><b>Serve</b> lunch &amp; smile.</p><ul><li>Wear closed shoes</li></ul>',
    'Serve lunch & smile. Wear closed shoes',
  ],
  ['a<br>b<br />c', 'a b c'],
  ['a &amp;lt;b&amp;gt; &lt;c&gt;', 'a &lt;b&gt; <c>'],
  ['', ''],
])('the words of «%s»', (html, words) => {
  expect(plainText(html)).toBe(words);
});
