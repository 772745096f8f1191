import MembersIcon from '@mui/icons-material/BadgeOutlined';
import DuplicatesIcon from '@mui/icons-material/CallMergeOutlined';
import ContestIcon from '@mui/icons-material/EmojiEventsOutlined';
import FaqIcon from '@mui/icons-material/HelpOutlineOutlined';
import SelfMarkedIcon from '@mui/icons-material/HistoryEduOutlined';
import RequestsIcon from '@mui/icons-material/HowToRegOutlined';
import RecoveriesIcon from '@mui/icons-material/LockResetOutlined';
import MailsIcon from '@mui/icons-material/MailOutlined';
import DistrictsIcon from '@mui/icons-material/MapOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import HourValuesIcon from '@mui/icons-material/PaidOutlined';
import AccountsIcon from '@mui/icons-material/PersonOutlined';
import AuditIcon from '@mui/icons-material/ReceiptLongOutlined';
import JobsIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import CharitiesIcon from '@mui/icons-material/StorefrontOutlined';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { consoleStaffMenuTexts } from '#domain/texts/generated/console-staff-menu.ts';
import { textsOf } from '../language/console-locale.ts';
import { useMayOpen } from '../session/resource-access.ts';

const ICONS = {
  charities: CharitiesIcon,
  requests: RequestsIcon,
  health: HealthIcon,
  districts: DistrictsIcon,
  contest: ContestIcon,
  accounts: AccountsIcon,
  doubles: DuplicatesIcon,
  staff: MembersIcon,
  recoveries: RecoveriesIcon,
  mails: MailsIcon,
  jobs: JobsIcon,
  selfMarked: SelfMarkedIcon,
  hourValues: HourValuesIcon,
  audit: AuditIcon,
  faq: FaqIcon,
  settings: SettingsIcon,
};

/** The staff pages by what the table of pages calls them: the keys of their icons and texts. */
export type StaffIcon = keyof typeof ICONS;

type Entry = { path: string; resource: string; staffIcon: StaffIcon };

/** The groups of the menu, each with its pages. */
const GROUPS = {
  ofCharities: ['charities', 'requests', 'health', 'districts', 'contest'],
  ofPeople: ['accounts', 'doubles', 'selfMarked', 'staff', 'recoveries'],
  ofProduct: ['mails', 'jobs', 'hourValues', 'audit', 'faq', 'settings'],
} as const satisfies Record<string, readonly StaffIcon[]>;

/** Below the pages of a charity: those that belong to the whole product, in groups. */
export function StaffMenu({ entries }: { entries: readonly Entry[] }) {
  return Object.entries(GROUPS).map(([title, icons]) => (
    <Fragment key={title}>
      <GroupTitle title={textsOf(consoleStaffMenuTexts)[title as keyof typeof GROUPS]} />
      {entries
        .filter(({ staffIcon }) => icons.some((icon) => icon === staffIcon))
        .map((entry) => (
          <StaffEntry key={entry.resource} {...entry} />
        ))}
    </Fragment>
  ));
}

/** A line where the menu is icons alone. */
function GroupTitle({ title }: { title: string }) {
  const [isOpen] = useSidebarState();
  return (
    <Box component="li" role="separator" aria-label={title} sx={groupTitle}>
      {isOpen && title}
    </Box>
  );
}

const groupTitle = {
  mt: 1,
  px: 2,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 650,
};

function StaffEntry({ path, resource, staffIcon }: Entry) {
  const mayOpen = useMayOpen(resource);
  const Icon = ICONS[staffIcon];
  if (!mayOpen) return null;
  return <Menu.Item to={path} primaryText={textsOf(consoleStaffMenuTexts)[staffIcon]} leftIcon={<Icon />} />;
}
