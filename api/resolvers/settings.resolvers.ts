import { readVeilOfTime } from '#api/reads/quests/posting/veil-of-time.ts';
import { readInstallationFigures } from '#api/reads/settings/installation-figures.ts';
import { listSiteSettings } from '#api/reads/settings/list-site-settings.ts';
import { shownSupplyFaq } from '#api/reads/settings/shown-supply-faq.ts';
import { setSiteSettings } from '#api/verbs/settings/set-site-settings.ts';
import { setSupplyFaq } from '#api/verbs/settings/set-supply-faq.ts';
import { setVeilOfTime } from '#api/verbs/settings/set-veil-of-time.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getTitleData: (_root, _args, { config }) => ({
      titleId: config.titleId,
      siteName: config.siteName,
      supportEmail: config.supportEmail,
      maintenanceStatus: { versionWebsite: packageJson.version },
    }),
    veilOfTime: (_root, _args, { store, now }) => readVeilOfTime(store.read, now),
    supplyFaq: (_root, _args, { store }) => shownSupplyFaq(store.read),
    installationFigures: (_root, _args, context) => readInstallationFigures(context),
    siteSettings: (_root, _args, context) => listSiteSettings(context),
  },
  Mutation: {
    setVeilOfTime: (_root, { day }, context) => setVeilOfTime(context, day ?? null),
    setSupplyFaq: (_root, { entries }, context) => setSupplyFaq(context, entries ?? null),
    setSiteSettings: (_root, { settings }, context) => setSiteSettings(context, settings),
  },
};
