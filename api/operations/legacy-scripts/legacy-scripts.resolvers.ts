import { requestedFields } from '#api/access/request/requested-fields.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { sendAcceptanceMail } from '#api/guilds-and-groups/groups/send-acceptance-mail.ts';
import { publishAllDrafts } from '#api/posting/quest-edits/publish-drafts.ts';
import {
  readOwnLocations,
  readOwnServiceRecords,
  readOwnSubmissions,
  readOwnTemplates,
} from './own-data-queries.ts';
import { alterAttendance, alterDetails, verifyContract } from './provider-scripts.ts';
import { bailByScript, signUpByScript } from './volunteer-scripts.ts';

export const resolvers: Resolvers = {
  Mutation: {
    signVolunteerUpForQuest: (_, args, context) => signUpByScript(context, args),
    bailVolunteerFromQuest: (_, args, context) => bailByScript(context, args),
    providerAlterSpecificQuestAttendance: (_, args, context) => alterAttendance(context, args.newQuestInfo),
    providerVerifyChariteerQuestContract: (_, args, context) => verifyContract(context, args.newQuestInfo),
    providerAlterSpecificQuestDetails: (_, args, context) => alterDetails(context, args.newQuestInfo),
    websitePublishAllDraftsToActiveQuests: (_, { providerID, draftQuests }, context) =>
      publishAllDrafts(context, { providerId: providerID, questIds: draftQuests }),
    sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved: (_, { acceptedPlayerID }, context) =>
      sendAcceptanceMail(context, acceptedPlayerID),
  },
  UserData: {
    templates: (_row, _args, context, info) => readOwnTemplates(context, requestedFields(info)),
    locations: (_row, _args, context) => readOwnLocations(context),
  },
  ReadOnlyData: {
    serviceRecords: (_row, _args, context, info) => readOwnServiceRecords(context, requestedFields(info)),
    surveys: ({ ownerId }, _args, { store }) => readOwnSubmissions(store.read, ownerId),
  },
};
