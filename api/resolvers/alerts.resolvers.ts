import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { findAlertDesk } from '#api/reads/alerts/alert-desk.ts';
import { readMana } from '#api/reads/wallet/wallet-queries.ts';
import { listAlertVolunteers } from '#api/verbs/alerts/list-alert-volunteers.ts';
import { sendAlert } from '#api/verbs/alerts/send-alert.ts';
import { listSentAlerts } from '#api/verbs/alerts/sent-alert-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getChariteerAlertVolunteers: (_, { input }, context) => listAlertVolunteers(context, input),
    alertDesk: (_, { questId }, context) => findAlertDesk(context, questId),
  },
  Mutation: {
    sendChariteersAlert: (_, args, context) => sendAlert(context, args, { isFree: true }),
    sendChariteersManaAlert: (_, args, context) => sendAlert(context, args, { isFree: false }),
  },
  AlertDesk: {
    id: ({ quest }) => quest.id,
    mana: ({ quest }, _, { store }) => readMana(store.read, quest.providerId),
    channels: (_desk, _args, { config }) => [...offeredChannels(config)],
    sent: ({ quest }, _, context) => listSentAlerts(context, quest.id),
  },
};
