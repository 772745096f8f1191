import { type Theme, useMediaQuery } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { textsOf } from '../language/console-locale.ts';
import { OPEN_MENU_FROM } from '../theme/menu-width.ts';

/** On a phone the menu is a dialog, and a dialog needs a name. */
export function ConsoleSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), NOW);
  const isWide = useMediaQuery(`(min-width: ${OPEN_MENU_FROM}px)`, NOW);
  useMenuByWidth(isPhone ? 'phone' : isWide ? 'wide' : 'narrow');
  const label = textsOf(consoleMenuTexts).dialog;
  return <Sidebar {...props} slotProps={isPhone ? { paper: { 'aria-label': label } } : {}} />;
}

const NOW = { noSsr: true };

/** Collapses the menu to icons on pages that need the width; a choice made there lasts until the next page. */
function useMenuByWidth(width: 'phone' | 'narrow' | 'wide'): void {
  const [, setOpen] = useSidebarState();
  const { pathname } = useLocation();
  const last = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what this waits for.
  useLayoutEffect(() => {
    // A wide window keeps what was chosen there before.
    if (width === 'narrow' || (last.current !== null && last.current !== width)) setOpen(width === 'wide');
    last.current = width;
  }, [width, pathname, setOpen]);
}
