import { type KeyboardEvent, useEffect, useRef } from 'react';

/** What of a toolbar takes the focus; a select has the arrows for itself. */
const STOPS = 'button:not(:disabled), a[href]';

/** Makes a toolbar one stop of Tab: within it the left and right arrow, Home and End go on (WAI-ARIA's toolbar). */
export function useRovingFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  useEffect(() => {
    const stops = stopsOf(ref.current);
    const current = stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = stopsOf(ref.current);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : stops[nextIndex(event.key, at, stops.length)];
    if (!next) return;
    event.preventDefault();
    for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
    next.focus();
  };
  return { ref, onKeyDown };
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  return step === null ? -1 : (at + step + count) % count;
}

function stopsOf(part: HTMLElement | null): HTMLElement[] {
  return part ? [...part.querySelectorAll<HTMLElement>(STOPS)] : [];
}
