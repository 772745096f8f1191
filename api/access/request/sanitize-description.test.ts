import { expect, it } from 'vitest';
import { textLines } from '#domain/text/plain-text.ts';
import { sanitizeDescription } from './sanitize-description.ts';

it.each([
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<h2>Bring</h2>Gloves', '<p>Bring</p>Gloves', 'Bring\nGloves'],
  [
    '<table><tr><td>Mon</td><td>9 am</td></tr>\n<tr><th>Tue</th> <td>noon</td></tr></table>',
    '<p>Mon · 9 am</p>\n<p>Tue · noon</p>',
    'Mon · 9 am\nTue · noon',
  ],
  [
    '<div><p>One</p><div>Two</div><ul><li>Three</li></ul></div>',
    '<p>One</p><p>Two</p><ul><li>Three</li></ul>',
    'One\nTwo\n• Three',
  ],
  ['<p>a <b>b</b></p><script>c</script>', '<p>a <b>b</b></p>', 'a b'],
])('keeps the lines of %s', (html, clean, lines) => {
  expect(sanitizeDescription(html)).toBe(clean);
  expect(textLines(clean)).toBe(lines);
});

it.each([
  ['<ul><li>One</li><li> </li><li><br></li><li><p>&nbsp;</p></li></ul>', '<ul><li>One</li></ul>'],
  ['<p>One</p><ul><li></li></ul>', '<p>One</p>'],
  ['<p><br></p>', ''],
  ['<ol><li><p></p></li></ol>&nbsp;', ''],
])('leaves no empty line of %s', (html, clean) => {
  expect(sanitizeDescription(html)).toBe(clean);
});
