import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { newYorkMonth } from '#domain/time/new-york-time.ts';

export type PalettePart = 'search' | 'keys';

/** Addresses of keys that name no control of the page. */
const ELSEWHERE: Readonly<Record<string, () => string>> = {
  n: () => '/calendar?add=1',
  t: () => `/calendar?month=${newYorkMonth(Date.now())}`,
};

/** Whether keys without Ctrl or ⌘ do something, remembered for this browser. */
export function useSingleKeys() {
  return useStore('singleKeys', true);
}

/** Ctrl or ⌘ K, “?”, and single keys: each presses the control that names it in `aria-keyshortcuts`. */
export function useConsoleKeys(open: (part: PalettePart) => void, isOn: boolean): void {
  const navigate = useNavigate();
  const [hasSingleKeys] = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || altKey || !(target instanceof Element)) return;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k') return;
        event.preventDefault();
        open('search');
      } else if (hasSingleKeys && !target.closest(TYPED_INTO)) {
        if (key === '?') return open('keys');
        const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
        const address = ELSEWHERE[key]?.();
        if (control) control.click();
        else if (address) void navigate(address);
      }
    };
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasSingleKeys, isOn, navigate, open]);
}

/** Elements in which letters have a meaning of their own. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';
