import { CATEGORY_FIGURES, GUILD_FIGURES } from '#domain/brand/generated/figures.ts';
import type { AccountKindsTexts } from '#domain/texts/generated/account-kinds.ts';
import { logInPageTexts } from '#domain/texts/generated/log-in-page.ts';
import { readAddress } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { SiteConfig } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';

/** Key of a text without values. */
type TextKey = Exclude<keyof AccountKindsTexts, 'description'>;

type AccountType = {
  /** Keys of its texts. */
  label: TextKey;
  text: TextKey;
  /** Path of the figure on its shield. */
  figure: string;
  /** A page of this site, or the setting with the address of a form elsewhere. */
  leadsTo: { page: string } | { form: 'dioceseFormUrl' | 'schoolFormUrl' | 'businessFormUrl' };
};

const VOLUNTEER = { page: paths.createChariteerAccount() };
const CHARITY = { page: paths.createProviderAccount() };

/** Kinds of accounts people can ask for, in groups, in the order shown. */
const ACCOUNT_TYPES: readonly {
  title: TextKey;
  types: readonly AccountType[];
}[] = [
  {
    title: 'forYourself',
    types: [
      {
        label: 'volunteer',
        text: 'volunteerText',
        figure: CATEGORY_FIGURES.compass ?? '',
        leadsTo: VOLUNTEER,
      },
      {
        label: 'staff',
        text: 'staffText',
        figure: GUILD_FIGURES.briefcase ?? '',
        leadsTo: VOLUNTEER,
      },
    ],
  },
  {
    title: 'forThoseInNeed',
    types: [
      {
        label: 'charity',
        text: 'charityText',
        figure: CATEGORY_FIGURES['hot-meal'] ?? '',
        leadsTo: CHARITY,
      },
      {
        label: 'church',
        text: 'churchText',
        figure: GUILD_FIGURES.church ?? '',
        leadsTo: CHARITY,
      },
      {
        label: 'ministry',
        text: 'ministryText',
        figure: GUILD_FIGURES.candles ?? '',
        leadsTo: CHARITY,
      },
    ],
  },
  {
    title: 'forPartners',
    types: [
      {
        label: 'diocese',
        text: 'dioceseText',
        figure: GUILD_FIGURES['greek-temple'] ?? '',
        leadsTo: { form: 'dioceseFormUrl' },
      },
      {
        label: 'school',
        text: 'schoolText',
        figure: GUILD_FIGURES['graduate-cap'] ?? '',
        leadsTo: { form: 'schoolFormUrl' },
      },
      {
        label: 'business',
        text: 'businessText',
        figure: GUILD_FIGURES['modern-city'] ?? '',
        leadsTo: { form: 'businessFormUrl' },
      },
    ],
  },
];

export type AccountChoice = {
  label: string;
  text: string;
  figure: string;
  href: string;
  /** Opens in a new tab. */
  isElsewhere: boolean;
};

/** The choices there are; a form elsewhere without an address is left out, and a group without choices too. */
export function accountChoices(
  t: AccountKindsTexts,
  config: SiteConfig,
): { title: string; choices: AccountChoice[] }[] {
  return ACCOUNT_TYPES.map(({ title, types }) => ({
    title: t[title],
    choices: types.flatMap(({ leadsTo, label, text, figure }) => {
      const isElsewhere = 'form' in leadsTo;
      const href = isElsewhere ? config[leadsTo.form] : leadsTo.page;
      return href === null ? [] : [{ label: t[label], text: t[text], figure, href, isElsewhere }];
    }),
  })).filter(({ choices }) => choices.length > 0);
}

/** Says to who comes by an invitation's link why to log in or join; null if `goal` leads to no invitation. */
export function invitationLead(locale: Locale, goal: string | null): string | null {
  const [path] = readAddress(goal ?? '').path.split(/[?#]/);
  return path === paths.invitations() ? logInPageTexts(locale).leadInvited : null;
}
