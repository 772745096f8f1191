import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** A part of the console as HTML, for what it shows at first sight; what people do with it is for the browser. */
export function drawn(part: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
}

/** What of some HTML is read, bit by bit. */
export function wordsIn(html: string): string[] {
  const shown = html.replace(/<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '');
  return shown.split(/<[^>]+>/).filter((text) => text.trim() !== '');
}
