/// <reference types="astro/client" />

declare namespace App {
  /** What the app hands to every page. The site imports no code of the API: these types meet in the shape. */
  interface Locals {
    viewer: import('./lib/api-client.ts').SiteViewer | null;
    execute: import('./lib/api-client.ts').Execute;
    config: import('./lib/api-client.ts').SiteConfig;
    requestId: string;
    /** The name of the login for the browser that keeps its pages, which opens nothing; null for a visitor. */
    logInName: string | null;
    /** What became of a form, by the action of its page: what `sentTo` reads. Set before the page is asked. */
    sent?: { by: unknown; result: object };
    /** What the page before left to be announced, and whether the page shows it in a place of its own. */
    notice: import('./lib/cookies/flash.ts').Toast | null;
    isNoticeTaken?: boolean;
    /** What the page may load from elsewhere: the page says so, and its policy then names it. */
    alsoFrom?: import('./lib/page-policy.ts').AlsoFrom;
    /** The page is made for frames of other websites, and loads nothing but its own style. */
    isFramed?: boolean;
    /** The language of the address; set before any page is asked. */
    locale: import('#domain/texts/locale.ts').Locale;
    /** The request's instant. */
    now: number;
    /** The organization chosen in the switcher, already checked against the memberships. */
    organizationId: string | null;
    /** Set-Cookie value of a session extended just now. */
    renewedCookie: string | null;
    /** The form that was sent is on a page of another account than the session's. */
    isOfOtherAccount: boolean;
    /** The browser brings a session that has ended. */
    isSessionOver: boolean;
    /** The browser is a quest's kiosk today. */
    isKiosk: boolean;
    /** Whether the database was found away, so far. */
    isDatabaseAway: () => boolean;
    /** True if the caller couldn't be read: they're unknown, neither logged out nor without a volunteer record. */
    isPersonUnknown: boolean;
    /** Emails by a part of the recipient's address; null for who may not read them, in production for everyone. */
    mailbox: ((part: string) => Promise<import('./features/mailbox/mailbox-mail.ts').MailboxMail[]>) | null;
  }
}
