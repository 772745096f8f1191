import { expect, it } from 'vitest';
import { guildPictureSvg } from './guild-picture.ts';

it('the picture of a shared guild shows its crest, kind and name, letters as they are [GUI-26]', () => {
  const svg = guildPictureSvg(
    'en',
    { id: 'g', name: 'Soup <& Bread> Society', classification: 'Corporate Team' },
    'Good',
  );
  expect(svg).toContain('>Corporate Team</text>');
  expect(svg).toContain('>Soup &lt;&amp;</text>');
  expect(svg).toContain('>Bread&gt; Society</text>');
  expect(svg).toContain('>Good</text>');
  expect(svg).not.toContain('<&');
});
