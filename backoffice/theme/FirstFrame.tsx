import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from '../language/console-locale.ts';

// Taken from the page as it came, before React begins: drawn here, it would bring all of the heraldry along.
const frame = document.querySelector('.first-frame');
const drawn = frame?.outerHTML ?? '';
const today = frame?.querySelector<HTMLElement>('[data-charity]');

/** What the page said of a charity's day as it came; null where it said nothing, or of another one. */
export function todayAtFirst(providerId: string): string | null {
  return today?.dataset.charity === providerId ? today.textContent : null;
}

/** What stands in `index.html` before React begins, until there is a page: nothing jumps, nothing goes blank. */
export function FirstFrame() {
  return (
    <div role="status" aria-label={textsOf(consolePageTexts).loading} aria-busy="true">
      {/* It came with the page, and holds nothing that a person typed. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />
    </div>
  );
}
