import StaffIcon from '@mui/icons-material/BadgeOutlined';
import FaqIcon from '@mui/icons-material/HelpOutlineOutlined';
import RequestsIcon from '@mui/icons-material/HowToRegOutlined';
import MailsIcon from '@mui/icons-material/MailOutlined';
import DistrictsIcon from '@mui/icons-material/MapOutlined';
import AccountsIcon from '@mui/icons-material/PersonOutlined';
import AuditIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import CharitiesIcon from '@mui/icons-material/StorefrontOutlined';
import { Divider } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu } from 'react-admin';
import { useMayOpen } from '../session/use-may-open.ts';

const ENTRIES: readonly { resource: string; label: string; icon: ReactElement }[] = [
  { resource: 'providers', label: 'Charities', icon: <CharitiesIcon /> },
  { resource: 'charity-requests', label: 'Requests', icon: <RequestsIcon /> },
  { resource: 'districts', label: 'Districts', icon: <DistrictsIcon /> },
  { resource: 'accounts', label: 'Accounts', icon: <AccountsIcon /> },
  { resource: 'staff', label: 'Staff', icon: <StaffIcon /> },
  { resource: 'outbox', label: 'Mails', icon: <MailsIcon /> },
  { resource: 'audit', label: 'Audit log', icon: <AuditIcon /> },
  { resource: 'supply-faq', label: 'Supply FAQ', icon: <FaqIcon /> },
  { resource: 'settings', label: 'Settings', icon: <SettingsIcon /> },
];

/** Below the pages of a charity: those that belong to the whole product. */
export function StaffMenu() {
  return (
    <>
      <Divider component="li" role="separator" sx={{ my: 1 }} />
      {ENTRIES.map((entry) => (
        <Entry key={entry.resource} {...entry} />
      ))}
    </>
  );
}

function Entry({ resource, label, icon }: (typeof ENTRIES)[number]) {
  const mayOpen = useMayOpen(resource);
  if (!mayOpen) return null;
  return <Menu.Item to={`/${resource}`} primaryText={label} leftIcon={icon} />;
}
