import type { Page } from '@playwright/test';

/**
 * Controls of an open popover, menu or dialog that a toast or notice lies over, with both texts. What is scrolled out
 * of sight isn't covered.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NOTICES =
      '.MuiSnackbar-root, dialog.toast[open], new-version:not([hidden]), offline-notice:not([hidden])';
    const LAYERS =
      '.MuiModal-root, .MuiPopper-root, dialog[open]:not(.toast), dialog:popover-open, .menu[open] > .panel';
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const within = (selector: string, of: ParentNode) => [...of.querySelectorAll(selector)].filter(isSeen);

    /** The part of an element that no scrolling parent cuts off. */
    function shownBox(element: Element) {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === 'visible') continue;
        const edge = parent.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    }

    function isOver(notice: Element, control: Element): boolean {
      const [one, other] = [notice.getBoundingClientRect(), shownBox(control)];
      const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      if (right - left < 1 || bottom - top < 1) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && notice.contains(hit);
    }

    const notices = within(NOTICES, document);
    const controls = within(LAYERS, document).flatMap((layer) => within(CONTROLS, layer));
    const free = controls.filter((control) => !notices.some((notice) => notice.contains(control)));
    return free.flatMap((control) =>
      notices
        .filter((notice) => isOver(notice, control))
        .map((notice) => `«${notice.textContent}» over «${control.textContent || control.outerHTML}»`),
    );
  });
}
