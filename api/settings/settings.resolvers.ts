import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readVeilOfTime } from '#api/quests/veil-of-time.ts';
import packageJson from '../../package.json' with { type: 'json' };

export const resolvers: Resolvers = {
  Query: {
    getTitleData: (_root, _args, { config }) => ({
      titleId: config.titleId,
      siteName: config.siteName,
      supportEmail: config.supportEmail,
      maintenanceStatus: { versionWebsite: packageJson.version },
    }),
    veilOfTime: (_root, _args, { store, now }) => readVeilOfTime(store.read, now),
  },
};
