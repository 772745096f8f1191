/*
 * What the Privacy Policy promises, each promise with the rows of the requirements that keep it: a test looks them up in
 * the titles of the tests. Long because the policy is one text. `{…}` are the facts of `PrivacyFacts`.
 */

export type LegalPromise = {
  /** Stands in bold before the text. */
  lead?: string;
  text: string;
  /** What shows that the promise is kept: numbers of requirements that tests name, or the title of a test. */
  keptBy: readonly [string, ...string[]];
};

export type PrivacySection = {
  heading: string;
  form: 'list' | 'paragraphs';
  promises: readonly LegalPromise[];
};

/** What differs from one installation to another. */
export type PrivacyFacts = { siteName: string; minimumAge: number };

export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    heading: 'In short',
    form: 'list',
    promises: [
      {
        text: 'Your name and how to reach you are for the charity where you sign up. Visitors see how many come, never who.',
        keptBy: ['SAF-02', 'SAF-07'],
      },
      { text: 'People under 18 are shown to nobody but those who answer for them.', keptBy: ['SAF-04'] },
      {
        text: 'We set no cookies of other companies, and our pages load nothing from them, except the table of subscriptions on its own page.',
        keptBy: ['NAV-02', 'SAF-39'],
      },
      { text: 'You can erase yourself at any time, without asking anybody.', keptBy: ['ACC-47', 'TST-03'] },
    ],
  },
  {
    heading: 'Who may use the service',
    form: 'paragraphs',
    promises: [
      {
        text: 'No one under {minimumAge} may use the service on their own. A parent or guardian registers a younger child under their own account and answers for what the child does here.',
        keptBy: ['STA-06', 'SAF-09'],
      },
      {
        text: 'For everybody under 18 we write to a parent or guardian, at an address of their own. Without their yes an account can look around, but neither sign up nor join a guild.',
        keptBy: ['SAF-08', 'SAF-09'],
      },
      {
        text: 'A guardian may say no, take the consent back later, or have everything deleted, each by a link and without an account. They get a copy of what we write to the young person, except of what opens the account.',
        keptBy: ['SAF-08', 'SAF-10'],
      },
    ],
  },
  {
    heading: 'What we collect',
    form: 'list',
    promises: [
      {
        lead: 'Your account:',
        text: 'username, email address and a scrambled form of your password that nobody can read.',
        keptBy: ['ACC-25'],
      },
      {
        lead: 'Your volunteer record:',
        text: 'name, phone number, date of birth, an emergency contact and the languages you tell us.',
        keptBy: ['ACC-09', 'SAF-30'],
      },
      {
        lead: 'What you do here:',
        text: 'sign-ups, attendance, hours, trainings, guilds, favorite districts, and when we last asked you for support.',
        keptBy: ['ENT-24', 'ENT-30'],
      },
      {
        lead: 'How the pages are used:',
        text: 'a few kinds of clicks, with your account, for 24 months at most. None are stored of people under 18.',
        keptBy: ['TRK-01', 'OPEN-TRK-03'],
      },
      {
        lead: 'Safety records:',
        text: 'log-ins, refusals and changes of rights, by number and without names, sealed so that nobody can rewrite them unseen; and what adults of a charity write to somebody under 18. Both for two years.',
        keptBy: ['SAF-12', 'SAF-22'],
      },
      {
        lead: 'Who reads how to reach you:',
        text: 'each time somebody reads the phone numbers or addresses of several people at once we note who it was, when, and of how many. If it is more than 200 people in a day, the charity’s admins and our staff are told.',
        keptBy: ['SAF-19', 'SAF-20'],
      },
      {
        lead: 'If your charity asks to join by our form:',
        text: 'what you write there and how to reach you. Only our staff read it, and it is deleted when they have answered, after a year at the latest.',
        keptBy: [
          'staff read who asks to join, and take it off the list once it is answered',
          'what nobody has answered for a year is deleted',
        ],
      },
      {
        lead: 'If a page is attacked or broken:',
        text: 'your browser tells us which page and what it refused to load. We note that without an address and without you.',
        keptBy: ['SAF-38'],
      },
    ],
  },
  {
    heading: 'Who sees it',
    form: 'list',
    promises: [
      {
        lead: 'Everybody:',
        text: 'how many people are on a Quest, and of adults the public profile with what you leave switched on in it: username, arms, hours, number and kinds of Quests; never where you were and when.',
        keptBy: ['SAF-02', 'SAF-05'],
      },
      {
        lead: 'People with an account and a confirmed address:',
        text: 'the usernames of adults on a Quest, in a district and in a guild. Switch yours off, and only those who share a Quest, a guild or a group with you see it.',
        keptBy: ['SAF-03'],
      },
      {
        lead: 'The people of a charity where you sign up:',
        text: 'as far as their role needs it, your name, phone number and email address until 12 months after your last Quest there, or until you end it; your age as a range, never your date of birth; your emergency contact from a day before to a day after a Quest.',
        keptBy: ['SAF-07'],
      },
      {
        lead: 'Guild admins:',
        text: 'your username and what you write when you apply. Nobody outside of a guild reads its code or who founded it.',
        keptBy: ['SAF-16'],
      },
      {
        lead: 'Our own staff:',
        text: 'what they need to help you; never the links and codes that we mail to you.',
        keptBy: ['SAF-18'],
      },
    ],
  },
  {
    heading: 'Cookies',
    form: 'paragraphs',
    promises: [
      {
        text: 'We use our own only: one that keeps you logged in for 30 days, and one that knows for 180 days that you have logged in on this browser, of which we keep the kind and when that was, so that nobody can lock you out; scripts read neither. Others remember which page to return to after a log-in, which organization you have chosen, for a day which date of birth was typed first, and for 30 days that a guardian’s code was entered here.',
        keptBy: ['ACC-33', 'SAF-09', 'SAF-10', 'SAF-23'],
      },
    ],
  },
  {
    heading: 'How long we keep it',
    form: 'paragraphs',
    promises: [
      {
        text: 'As long as you have an account. When you delete it, it closes at once: nobody sees you any more, and your places go to others. For 24 hours you can take that back by the link that we mail you; then your name, contact, date of birth, emergency contact and notes about you are erased here and in the running database. Hours and counts stay, without you in them, so that a charity’s totals remain right.',
        keptBy: ['ACC-47', 'TST-03', 'DEC-49'],
      },
      {
        text: 'The text of a mail is gone once it is sent, and after a week in any case; one with a link or code after an hour. If a charity has blocked somebody, codes that only tell whether the same person registers again are kept for two years.',
        keptBy: ['SAF-15', 'SAF-18'],
      },
    ],
  },
  {
    heading: 'Your rights',
    form: 'paragraphs',
    promises: [
      {
        text: 'You correct your details yourself, on the page of your settings, and deleting your account takes a minute.',
        keptBy: ['SAF-30', 'ACC-47'],
      },
    ],
  },
  {
    heading: 'Safety',
    form: 'paragraphs',
    promises: [
      {
        text: 'Connections are encrypted, passwords are stored scrambled with a slow method, sessions end with a changed password, every list of names is guarded by role, and nothing personal is written into the log.',
        keptBy: ['DEC-03', 'OPEN-ACC-01', 'SAF-34', 'SAF-35'],
      },
      {
        text: 'Phone numbers, emergency contacts and guardians’ contacts are stored encrypted, and the key is in no backup.',
        keptBy: ['SAF-37'],
      },
      {
        text: 'On our server only the product itself reads the database and its backups; the links that act for you and the texts of mails are in no backup.',
        keptBy: ['SAF-18', 'SAF-36'],
      },
    ],
  },
];

/** The promise's text with the installation's own facts. */
export function promiseText({ text }: LegalPromise, { siteName, minimumAge }: PrivacyFacts): string {
  return text.replaceAll('{siteName}', siteName).replaceAll('{minimumAge}', String(minimumAge));
}
