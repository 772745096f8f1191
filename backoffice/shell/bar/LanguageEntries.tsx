import TranslateIcon from '@mui/icons-material/Translate';
import { ListItemIcon, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';
import { CONSOLE_LOCALES, type ConsoleLocale, languageName } from '#domain/texts/locale.ts';
import { consoleLocale } from '../../language/console-locale.ts';

/** The languages of the console but its own, as entries of a menu. */
export function languageEntries() {
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
