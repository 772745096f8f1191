import MembersIcon from '@mui/icons-material/BadgeOutlined';
import DuplicatesIcon from '@mui/icons-material/CallMergeOutlined';
import ContestIcon from '@mui/icons-material/EmojiEventsOutlined';
import FaqIcon from '@mui/icons-material/HelpOutlineOutlined';
import SelfMarkedIcon from '@mui/icons-material/HistoryEduOutlined';
import RequestsIcon from '@mui/icons-material/HowToRegOutlined';
import RecoveriesIcon from '@mui/icons-material/LockResetOutlined';
import MailsIcon from '@mui/icons-material/MailOutlined';
import DistrictsIcon from '@mui/icons-material/MapOutlined';
import AccountsIcon from '@mui/icons-material/PersonOutlined';
import AuditIcon from '@mui/icons-material/ReceiptLongOutlined';
import JobsIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import CharitiesIcon from '@mui/icons-material/StorefrontOutlined';
import { Divider } from '@mui/material';
import { Menu } from 'react-admin';
import { type ConsoleMenuTexts, consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { textsOf } from '../language/console-locale.ts';
import { useMayOpen } from '../session/use-may-open.ts';

const ICONS = {
  charities: CharitiesIcon,
  requests: RequestsIcon,
  districts: DistrictsIcon,
  contest: ContestIcon,
  accounts: AccountsIcon,
  doubles: DuplicatesIcon,
  staff: MembersIcon,
  recoveries: RecoveriesIcon,
  mails: MailsIcon,
  jobs: JobsIcon,
  selfMarked: SelfMarkedIcon,
  audit: AuditIcon,
  faq: FaqIcon,
  settings: SettingsIcon,
};

/** The icons of staff's pages, by what the table of pages calls them. */
export type StaffIcon = keyof typeof ICONS;

type Entry = { path: string; resource: string; label: keyof ConsoleMenuTexts; staffIcon: StaffIcon };

/** Below the pages of a charity: those that belong to the whole product. */
export function StaffMenu({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <Divider component="li" role="separator" sx={{ my: 1 }} />
      {entries.map((entry) => (
        <StaffEntry key={entry.resource} {...entry} />
      ))}
    </>
  );
}

function StaffEntry({ path, resource, label, staffIcon }: Entry) {
  const mayOpen = useMayOpen(resource);
  const Icon = ICONS[staffIcon];
  if (!mayOpen) return null;
  return <Menu.Item to={path} primaryText={textsOf(consoleMenuTexts)[label]} leftIcon={<Icon />} />;
}
