import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shareSheetTexts } from '#domain/texts/generated/share-sheet.ts';
import { squarePath } from '../../second-factor/square-path.ts';
import { ShareSheet } from './ShareSheet.tsx';

const ADDRESS = 'https://chariteers.test/questList/1/quest/q';
const shared = {
  title: 'Serve',
  text: 'Serve · Friday',
  address: ADDRESS,
  mail: 'mailto:?subject=Serve&body=Friday',
};
/** What a browser shows to whom no script comes. */
const drawn = (locale: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <ShareSheet texts={shareSheetTexts.packed(locale)} shared={shared} square={squarePath(ADDRESS)} />,
  );

it('the Quest is shared by email; its address and QR code unfold [DSC-19: without a script]', () => {
  const html = drawn();
  expect(html).toContain('<a class="button" href="mailto:?subject=Serve&amp;body=Friday">Send by email</a>');
  const [field = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect(field).toContain('readOnly=""');
  expect(field).toContain(`value="${ADDRESS}"`);
  const [, id = 'none'] = / id="([^"]+)"/.exec(field) ?? [];
  expect(html).toContain(`<label for="${id}">Link</label>`);
  expect(html).toMatch(/<details><summary>Show a QR code<\/summary>.*<svg[^>]*role="img"/);
  expect(html).toContain(`<path d="${squarePath(ADDRESS).path}"`);
});

it('what only a script can do is not offered, and nothing is told yet [DSC-19: without a script]', () => {
  const html = drawn('ar');
  expect(html.match(/<button\b/g)).toHaveLength(1);
  expect(html).toMatch(/<button type="button" class="button asleep" disabled="">/);
  expect(html).toMatch(/<p class="told" role="status"><\/p>/);
});
