import { sendAcceptanceMail } from '#api/verbs/groups/applications/send-acceptance-mail.ts';
import { alterAttendance, alterDetails, verifyContract } from '#api/verbs/legacy-scripts/provider-scripts.ts';
import { bailByScript, signUpByScript } from '#api/verbs/legacy-scripts/volunteer-scripts.ts';
import { publishAllDrafts } from '#api/verbs/quests/publish-drafts.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
};
