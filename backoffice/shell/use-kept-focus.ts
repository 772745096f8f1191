import { useEffect } from 'react';

/** Element ID that react-admin gives to each page's heading. */
const HEADING = 'react-admin-title';

/**
 * Keeps the focus near a control that is gone once it was used, as a row's button is after its row was accepted: in the
 * tab's panel, else at the page's heading. A control that was only disabled meanwhile gets the focus back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let panel: HTMLElement | null = null;
    let wasDisabled = false;
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      panel = last?.closest<HTMLElement>('[role="tabpanel"]') ?? null;
      wasDisabled = false;
    };
    const forget = () => {
      last = null;
    };
    const keep = () => {
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected && (!wasDisabled || last.matches(':disabled'))) return;
      const rest = panel?.isConnected ? panel : document.getElementById(HEADING);
      const target = last.isConnected ? last : rest;
      if (!target) return;
      if (target === panel) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    // Dialogs and menus give the focus back themselves, in the next frame at the latest.
    const look = () => {
      if (last?.matches(':disabled')) wasDisabled = true;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
