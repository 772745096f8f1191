import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shareSheetTexts } from '#domain/texts/generated/share-sheet.ts';
import { ShareSheet } from './ShareSheet.tsx';

const shared = {
  title: 'Serve',
  text: 'Serve · Friday',
  address: 'https://chariteers.test/questList/1/quest/q',
  mail: 'mailto:?subject=Serve&body=Friday',
};

it('the Quest is shared by email, and nothing is told yet [DSC-19: without a script]', () => {
  const html = renderToStaticMarkup(<ShareSheet texts={shareSheetTexts.packed('en')} shared={shared} />);
  expect(html).toContain('<a class="button" href="mailto:?subject=Serve&amp;body=Friday">Send by email</a>');
  expect(html).not.toContain('<button');
  expect(html).toMatch(/<p class="told" role="status"><\/p>/);
});
