import { type Theme, useMediaQuery } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';

/** On a phone the menu is a dialog, and a dialog needs a name. */
export function ConsoleSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} slotProps={isPhone ? { paper: { 'aria-label': 'Menu' } } : {}} />;
}
