import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readMana } from '#api/wallet/wallet-queries.ts';
import { findAlertDesk } from './alert-desk.ts';
import { OFFERED_CHANNELS } from './channels.ts';
import { listAlertVolunteers } from './list-alert-volunteers.ts';
import { sendAlert } from './send-alert.ts';
import { listSentAlerts } from './sent-alert-queries.ts';

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
    channels: () => OFFERED_CHANNELS,
    sent: ({ quest }, _, context) => listSentAlerts(context, quest.id),
  },
};
