import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from '../language/console-locale.ts';

// Taken from the page as it came, before React begins: drawn here, it would bring all of the heraldry along.
const drawn = document.querySelector('.first-frame')?.outerHTML ?? '';

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
