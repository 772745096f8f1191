import StampsIcon from '@mui/icons-material/ApprovalOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import QuestsIcon from '@mui/icons-material/FlagOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import DataIcon from '@mui/icons-material/InsightsOutlined';
import TrainingsIcon from '@mui/icons-material/SchoolOutlined';
import GuildsIcon from '@mui/icons-material/ShieldOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { Box, ListItemIcon, ListItemText, MenuItem, Tooltip } from '@mui/material';
import { type ReactElement, Suspense } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useMayOpen } from '../session/use-may-open.ts';
import { useOrganization } from '../session/use-organization.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';

const StaffMenu = lazyPart(() =>
  import('../staff/StaffMenu.tsx').then((file) => ({ default: file.StaffMenu })),
);

type Entry =
  | { label: string; icon: ReactElement; href: string; ownAccountPage?: string }
  | { label: string; icon: ReactElement; resource: string; ownAccountLabel?: string };

/** `href` leaves the console for the public pages; a `resource` shows only to whom it is open. */
const ENTRIES: readonly Entry[] = [
  { label: 'Home', icon: <HomeIcon />, href: '/home', ownAccountPage: '/' },
  { label: 'Calendar', icon: <CalendarIcon />, resource: 'calendar' },
  { label: 'Quests', icon: <QuestsIcon />, resource: 'quests' },
  { label: 'Stamps', icon: <StampsIcon />, resource: 'stamps' },
  { label: 'Trainings', icon: <TrainingsIcon />, resource: 'trainings' },
  { label: 'Volunteers', icon: <VolunteersIcon />, resource: 'chariteers', ownAccountLabel: 'Chariteers' },
  { label: 'Groups', icon: <GroupsIcon />, resource: 'groups' },
  { label: 'Guilds', icon: <GuildsIcon />, resource: 'guilds' },
  { label: 'Data', icon: <DataIcon />, resource: 'data' },
];

/** The pages of the console that the viewer may open at the selected charity. */
export function ConsoleMenu() {
  const { isStaff } = useOrganization();
  return (
    <Box component="nav" aria-label="Console">
      <Menu>
        {ENTRIES.map((entry) =>
          'href' in entry ? (
            <PublicPage key={entry.label} {...entry} />
          ) : (
            <ConsolePage key={entry.label} {...entry} />
          ),
        )}
        {isStaff && (
          <Suspense fallback={null}>
            <StaffMenu />
          </Suspense>
        )}
      </Menu>
    </Box>
  );
}

function PublicPage({ label, icon, href, ownAccountPage }: Extract<Entry, { href: string }>) {
  const isOwnAccount = useIsOwnAccount();
  const [isOpen] = useSidebarState();
  if (isOwnAccount && ownAccountPage) {
    return <Menu.Item to={ownAccountPage} primaryText={label} leftIcon={icon} />;
  }
  return (
    <Tooltip title={isOpen ? '' : label} placement="right">
      <MenuItem component="a" href={href} tabIndex={0} sx={{ color: 'text.secondary' }}>
        <ListItemIcon sx={{ minWidth: '40px !important', color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
      </MenuItem>
    </Tooltip>
  );
}

function ConsolePage({ label, icon, resource, ownAccountLabel }: Extract<Entry, { resource: string }>) {
  const isOwnAccount = useIsOwnAccount();
  const mayOpen = useMayOpen(resource);
  if (!mayOpen) return null;
  const text = isOwnAccount ? (ownAccountLabel ?? label) : label;
  return <Menu.Item to={`/${resource}`} primaryText={text} leftIcon={icon} />;
}

/** Whether a charity's own account is logged in. */
function useIsOwnAccount(): boolean {
  const { session } = useOrganization();
  return session?.subject.ownProviderId !== null && !session?.subject.isStaff;
}
