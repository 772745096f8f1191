import type { Module } from '#api/module.ts';

/** Guilds, groups of charities, their members, leaders and contest. */
export const guildsAndGroups: Module = {
  imports: {
    messages: 'admins are told; one thread for one announcement',
    people: 'members are people: consent, what others see, copies for guardians',
    charities: 'groups manage charities; guarded fields',
    quests: 'quests that a guild takes or leads',
  },
  offers: [
    'groups/group-application-queries.ts',
    'groups/keep-membership.ts',
    'groups/send-acceptance-mail.ts',
    'guilds/guild-loaders.ts',
    'guilds/guild-queries.ts',
    'guilds/guild-rest.ts',
    'guilds/guild-row.ts',
    'guilds/require-guild-admin.ts',
  ],
};
