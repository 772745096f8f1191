import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readVeilOfTime } from '#api/quests/veil-of-time.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { setVeilOfTime } from './set-veil-of-time.ts';

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
  Mutation: {
    setVeilOfTime: (_root, { day }, context) => setVeilOfTime(context, day ?? null),
  },
};
