import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readVeilOfTime } from '#api/posting/quest-edits/veil-of-time.ts';
import { VERSION } from '#api/process/version.ts';
import { readInstallationFigures } from './installation-figures.ts';
import { listSiteSettings } from './list-site-settings.ts';
import { setSiteSettings } from './set-site-settings.ts';
import { setSupplyFaq, shownSupplyFaq } from './set-supply-faq.ts';
import { setVeilOfTime } from './set-veil-of-time.ts';

export const resolvers: Resolvers = {
  Query: {
    getTitleData: (_root, _args, { config }) => ({
      titleId: config.titleId,
      siteName: config.siteName,
      supportEmail: config.supportEmail,
      maintenanceStatus: { versionWebsite: VERSION },
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
