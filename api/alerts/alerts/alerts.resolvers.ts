import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { buysMana } from '#api/alerts/wallet/buy-mana.ts';
import { readMana } from '#api/alerts/wallet/wallet-queries.ts';
import { listLabels } from '#api/charities/volunteer-notes/note-queries.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { mayReadNotes } from '#domain/charities/volunteer-notes.ts';
import { listAlertVolunteers } from './list-alert-volunteers.ts';
import { sendAlert } from './send-alert.ts';
import { findAlertDesk, listSentAlerts } from './sent-alert-queries.ts';

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
    packages: (_desk, _args, { config }) => config.paymentShop.packages,
    viewerBuysMana: ({ quest }, _, context) => buysMana(context, quest.providerId),
    channels: (_desk, _args, { config }) => [...offeredChannels(config)],
    labels: ({ quest: { providerId } }, _, context) =>
      mayReadNotes(context.viewer, providerId) ? listLabels(context, { providerId }) : [],
    sent: ({ quest }, _, context) => listSentAlerts(context, quest.id),
  },
};
