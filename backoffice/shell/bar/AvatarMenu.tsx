import QuestsIcon from '@mui/icons-material/FlagOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import AccountIcon from '@mui/icons-material/PersonOutlined';
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
import { type ElementType, Suspense, useId, useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { CONSOLE_LOCALES, type ConsoleLocale, languageName } from '#domain/texts/locale.ts';
import { forgetMarks, unsentCount } from '../../attendance/marks/mark-store.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { lazyPart, neededOffline } from '../../widgets/loading/lazy-part.ts';

const LogOutQuestion = lazyPart(
  neededOffline(() => import('./LogOutQuestion.tsx')),
  'LogOutQuestion',
);

/**
 * The viewer's initials, with the way out behind them. Not react-admin's UserMenu: it can only be called
 * “Profile”, which is not what stands on the button.
 */
export function AvatarMenu() {
  const { session } = useOrganization();
  const { question, leave } = useLogOut(session?.account.playerId ?? '');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A charity's own account is no volunteer.
  const isOwnAccount = session?.subject.ownProviderId !== null;
  const { initials = '', username = '' } = session?.account ?? {};
  const close = () => setAnchor(null);
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
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {!isOwnAccount && <Entry component="a" href="/home#own-quests" icon={QuestsIcon} text={t.myQuests} />}
        <Entry component={Link} to="/your-details" onClick={close} icon={AccountIcon} text={t.yourDetails} />
        {session?.organizations[0] && (
          <Entry component={Link} to="/?tour=1" onClick={close} icon={HomeIcon} text={t.tour} />
        )}
        {otherLanguages()}
        {/* Somebody else may log in next: they start at the beginning, not where this person was. */}
        <Entry onClick={leave} icon={LogoutIcon} text={t.logOut} />
      </Menu>
      {question}
    </>
  );
}

/** The other languages of the console; the menu takes entries, no fragment of them. */
function otherLanguages() {
  return CONSOLE_LOCALES.filter((locale) => locale !== consoleLocale()).map((locale) => (
    <Entry
      key={locale}
      onClick={() => chooseLanguage(locale)}
      icon={TranslateIcon}
      text={languageName(locale)}
      lang={locale}
    />
  ));
}

/** Logs out, after a question where marks of attendance would be lost; these are deleted from this device. */
function useLogOut(accountId: string) {
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const logOut = () => {
    forgetMarks(accountId);
    void logout(null, undefined, false);
  };
  const question = isAsking && (
    <Suspense fallback={null}>
      <LogOutQuestion count={unsentCount(accountId)} onStay={() => setAsking(false)} onLogOut={logOut} />
    </Suspense>
  );
  return { question, leave: () => (unsentCount(accountId) > 0 ? setAsking(true) : logOut()) };
}

type EntryProps = Omit<MenuItemProps, 'lang'> & {
  icon: typeof QuestsIcon;
  text: string;
  /** Language of the text, if it isn't the console's. */
  lang?: ConsoleLocale;
  component?: ElementType;
  href?: string;
  to?: string;
};

/** What one may do; the menu hands it what makes the arrow keys find it. */
function Entry({ icon: Icon, text, lang, ...item }: EntryProps) {
  return (
    <MenuItem {...item}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText lang={lang}>{text}</ListItemText>
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
