/**
 * A button that opens a dialog says so twice, for browsers with `command` and for those with popovers alone. Who knows
 * both would warn at each press that one is left aside: there it goes before the press arrives, in islands too.
 */
export function keepOneOpener(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) target.closest('[commandfor]')?.removeAttribute('popovertarget');
    },
    true,
  );
}

if ('commandForElement' in HTMLButtonElement.prototype) keepOneOpener(document);
