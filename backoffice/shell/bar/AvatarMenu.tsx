import QuestsIcon from '@mui/icons-material/FlagOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import TranslateIcon from '@mui/icons-material/Translate';
import {
  Avatar,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  type MenuItemProps,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { CONSOLE_LOCALES, type ConsoleLocale, languageName } from '#domain/texts/locale.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';

/**
 * The viewer's initials, with the way out behind them. Not react-admin's UserMenu: it can only be called
 * «Profile», which is not what stands on the button.
 */
export function AvatarMenu() {
  const { session } = useOrganization();
  const logout = useLogout();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A charity's own account is no volunteer.
  const isOwnAccount = session?.subject.ownProviderId !== null;
  const { initials = '', username = '' } = session?.account ?? {};
  const t = textsOf(consoleBarTexts);
  return (
    <>
      <IconButton
        aria-label={t.account({ initials, username })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={avatar}>{initials}</Avatar>
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableScrollLock
      >
        {!isOwnAccount && (
          <SiteEntry href="/home#own-quests" icon={<QuestsIcon fontSize="small" />} text={t.myQuests} />
        )}
        <MenuItem component={Link} to="/your-details" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <ManageAccountsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t.yourDetails}</ListItemText>
        </MenuItem>
        {languageEntries()}
        {/* Somebody else may log in next: they start at the beginning, not where this person was. */}
        <MenuItem onClick={() => void logout(null, undefined, false)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t.logOut}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}

type SiteEntryProps = MenuItemProps<'a'> & { href: string; icon: ReactNode; text: string };

/** An entry that leads to the site; the menu hands it what makes the arrow keys find it. */
function SiteEntry({ icon, text, ...item }: SiteEntryProps) {
  return (
    <MenuItem {...item} component="a">
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  );
}

const avatar = {
  width: 32,
  height: 32,
  fontSize: 14,
  fontWeight: 700,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
};

/** The languages of the console but its own, as entries of a menu. */
function languageEntries() {
  return CONSOLE_LOCALES.filter((locale) => locale !== consoleLocale()).map((locale) => (
    <LanguageEntry key={locale} locale={locale} onClick={() => chooseLanguage(locale)} />
  ));
}

/** A language by its own name; the menu hands the entry what makes the arrow keys find it. */
function LanguageEntry({ locale, ...item }: MenuItemProps & { locale: ConsoleLocale }) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <TranslateIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText lang={locale}>{languageName(locale)}</ListItemText>
    </MenuItem>
  );
}

/**
 * Keeps the language with the account and in this browser, as the site's switch does, and opens this page in it. Who
 * has something unsaved on the page is asked first, as on every way out.
 */
function chooseLanguage(locale: ConsoleLocale): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/language';
  form.hidden = true;
  const { pathname, search } = window.location;
  for (const [name, value] of Object.entries({ locale, returnTo: pathname + search })) {
    const field = document.createElement('input');
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
