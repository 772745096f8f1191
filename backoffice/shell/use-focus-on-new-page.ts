import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HEADING_ID } from '../widgets/pages/PageTitle.tsx';

/**
 * Who works by keys begins a new page at its heading, where the link or button that led there has gone with the old one;
 * what took the focus itself, or kept it, keeps it.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that still loads only hides the one before: the browser takes the focus away as it draws.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
