/*
 * What the Privacy Policy promises, each promise with the rows of the requirements that keep it: a test looks them up in
 * the titles of the tests. The words stand in the catalogue.
 */
import { type PrivacyPolicyTexts, privacyPolicyTexts } from '#domain/texts/generated/privacy-policy.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { RichText } from '#domain/texts/message.ts';

type Key = keyof PrivacyPolicyTexts;
type Promised = {
  /** Stands in bold before the text. */
  lead?: Key;
  key: Key;
  /** What shows that the promise is kept: numbers of requirements that tests name, or the title of a test. */
  keptBy: readonly [string, ...string[]];
};

export type PrivacySection = {
  heading: Key;
  form: 'list' | 'paragraphs';
  promises: readonly Promised[];
};

/** What differs from one installation to another. */
export type PrivacyFacts = { minimumAge: number };

export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    heading: 'inShort',
    form: 'list',
    promises: [
      {
        key: 'nameForCharity',
        keptBy: ['SAF-02', 'SAF-07'],
      },
      { key: 'youngHidden', keptBy: ['SAF-04'] },
      {
        key: 'noForeignCookies',
        keptBy: ['NAV-02', 'SAF-39'],
      },
      { key: 'eraseYourself', keptBy: ['ACC-47', 'TST-03'] },
    ],
  },
  {
    heading: 'whoMayUse',
    form: 'paragraphs',
    promises: [
      {
        key: 'noOneUnder',
        keptBy: ['STA-06', 'SAF-09'],
      },
      {
        key: 'guardianAsked',
        keptBy: ['SAF-08', 'SAF-09'],
      },
      {
        key: 'guardianMayRefuse',
        keptBy: ['SAF-08', 'SAF-10'],
      },
    ],
  },
  {
    heading: 'collected',
    form: 'list',
    promises: [
      {
        lead: 'accountLead',
        key: 'account',
        keptBy: ['ACC-25'],
      },
      {
        lead: 'recordLead',
        key: 'record',
        keptBy: ['ACC-09', 'SAF-30'],
      },
      {
        lead: 'doingsLead',
        key: 'doings',
        keptBy: ['ENT-24', 'ENT-30'],
      },
      {
        lead: 'sessionsLead',
        key: 'sessions',
        keptBy: ['JOI-11'],
      },
      {
        lead: 'usageLead',
        key: 'usage',
        keptBy: ['TRK-01', 'OPEN-TRK-03'],
      },
      {
        lead: 'recordsLead',
        key: 'records',
        keptBy: ['SAF-12', 'SAF-22'],
      },
      {
        lead: 'readersLead',
        key: 'readers',
        keptBy: ['SAF-19', 'SAF-20'],
      },
      {
        lead: 'requestLead',
        key: 'request',
        keptBy: [
          'staff read who asks to join, and take it off the list once it is answered',
          'what nobody has answered for a year is deleted',
        ],
      },
      {
        lead: 'brokenLead',
        key: 'broken',
        keptBy: ['SAF-38'],
      },
    ],
  },
  {
    heading: 'whoSees',
    form: 'list',
    promises: [
      {
        lead: 'everybodyLead',
        key: 'everybody',
        keptBy: ['SAF-02', 'SAF-05'],
      },
      {
        lead: 'membersLead',
        key: 'members',
        keptBy: ['SAF-03', 'SAF-05'],
      },
      {
        lead: 'charityLead',
        key: 'charity',
        keptBy: ['SAF-07'],
      },
      {
        lead: 'guildAdminsLead',
        key: 'guildAdmins',
        keptBy: ['SAF-16'],
      },
      {
        lead: 'staffLead',
        key: 'staff',
        keptBy: ['SAF-18'],
      },
    ],
  },
  {
    heading: 'cookies',
    form: 'paragraphs',
    promises: [
      {
        key: 'ownCookies',
        keptBy: ['ACC-33', 'SAF-09', 'SAF-10', 'SAF-23', 'DSC-04'],
      },
    ],
  },
  {
    heading: 'howLong',
    form: 'paragraphs',
    promises: [
      {
        key: 'asLong',
        keptBy: ['ACC-47', 'TST-03', 'DEC-49'],
      },
      {
        key: 'mailTexts',
        keptBy: ['SAF-15', 'SAF-18'],
      },
    ],
  },
  {
    heading: 'rights',
    form: 'paragraphs',
    promises: [
      {
        key: 'correct',
        keptBy: ['SAF-30', 'ACC-47'],
      },
    ],
  },
  {
    heading: 'safety',
    form: 'paragraphs',
    promises: [
      {
        key: 'connections',
        keptBy: ['DEC-03', 'OPEN-ACC-01', 'SAF-34', 'SAF-35'],
      },
      {
        key: 'contactsSealed',
        keptBy: ['SAF-37'],
      },
      {
        key: 'onServer',
        keptBy: ['SAF-18', 'SAF-36'],
      },
    ],
  },
];

/** A text of the policy with the installation's own facts. */
export function privacyText(locale: Locale, key: Key, facts: PrivacyFacts): string {
  return privacyWords(locale, key, facts)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** Promises in parts, with links to the settings. */
export function privacyWords(locale: Locale, key: Key, facts: PrivacyFacts): RichText {
  const text = privacyPolicyTexts(locale)[key];
  const words = typeof text === 'string' ? text : text(facts);
  return typeof words === 'string' ? [words] : words;
}
