import { CATEGORY_FIGURES, GUILD_FIGURES } from '#domain/brand/figures.ts';
import type { SiteConfig } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';

type AccountType = {
  label: string;
  text: string;
  /** Path of the figure on its shield. */
  figure: string;
  /** A page of this site, or the setting with the address of a form elsewhere. */
  leadsTo: { page: string } | { form: 'dioceseFormUrl' | 'schoolFormUrl' | 'businessFormUrl' };
};

const VOLUNTEER = { page: paths.createChariteerAccount() };
const CHARITY = { page: paths.createProviderAccount() };

/** Who may ask for an account, in groups, in the order shown. */
const ACCOUNT_TYPES: readonly { title: string; types: readonly AccountType[] }[] = [
  {
    title: 'For yourself',
    types: [
      {
        label: 'Volunteer',
        text: 'Find Quests near home, sign up and show up.',
        figure: CATEGORY_FIGURES.compass ?? '',
        leadsTo: VOLUNTEER,
      },
      {
        label: 'Staff Member',
        text: 'You work for a charity that posts Quests here.',
        figure: GUILD_FIGURES.briefcase ?? '',
        leadsTo: VOLUNTEER,
      },
    ],
  },
  {
    title: 'For those who need volunteers',
    types: [
      {
        label: 'Charity',
        text: 'Post Quests and welcome volunteers.',
        figure: CATEGORY_FIGURES['hot-meal'] ?? '',
        leadsTo: CHARITY,
      },
      {
        label: 'Church',
        text: 'Your parish serves its neighbors.',
        figure: GUILD_FIGURES.church ?? '',
        leadsTo: CHARITY,
      },
      {
        label: 'Religious Ministry',
        text: 'Your ministry looks for helping hands.',
        figure: GUILD_FIGURES.candles ?? '',
        leadsTo: CHARITY,
      },
    ],
  },
  {
    title: 'For partners',
    types: [
      {
        label: 'Diocese',
        text: 'Bring your parishes together.',
        figure: GUILD_FIGURES['greek-temple'] ?? '',
        leadsTo: { form: 'dioceseFormUrl' },
      },
      {
        label: 'School',
        text: 'Let your students serve and keep their hours.',
        figure: GUILD_FIGURES['graduate-cap'] ?? '',
        leadsTo: { form: 'schoolFormUrl' },
      },
      {
        label: 'Business',
        text: 'Volunteer as a team, or support the work.',
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
export function accountChoices(config: SiteConfig): { title: string; choices: AccountChoice[] }[] {
  return ACCOUNT_TYPES.map(({ title, types }) => ({
    title,
    choices: types.flatMap(({ leadsTo, ...type }) => {
      const isElsewhere = 'form' in leadsTo;
      const href = isElsewhere ? config[leadsTo.form] : leadsTo.page;
      return href === null ? [] : [{ ...type, href, isElsewhere }];
    }),
  })).filter(({ choices }) => choices.length > 0);
}
