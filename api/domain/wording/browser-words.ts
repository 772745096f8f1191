import type { BrowserFamily } from '../identity/browser-family.ts';
import { openSessionsTexts } from '../texts/generated/open-sessions.ts';
import type { Locale } from '../texts/locale.ts';

/** What people call a browser: “Firefox on Windows”; one that says nothing known is another browser. */
export function browserWords(locale: Locale, { browserName, systemName }: BrowserFamily): string {
  const t = openSessionsTexts(locale);
  const browser = browserName ?? t.anotherBrowser;
  if (systemName === null) return browser;
  return browserName === null
    ? t.anotherBrowserOn({ system: systemName })
    : t.browserOn({ browser, system: systemName });
}
