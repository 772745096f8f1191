/**
 * Operations of the contract that no screen calls: they are served for clients that are older than site and console, or
 * for other programs. With the reason, and what the screens call in their place.
 */
export const OLDER_CLIENTS: Readonly<Record<string, string>> = {
  credits:
    'credits of a volunteer as a list of their own (API-03); screens read them with contracts and history',
  getInventory:
    'contracts as items of an inventory (API-42); screens read getUserData and getMergedContracts',
  getPlayerProfile: 'name and contact addresses of oneself (API-40); screens read getAccountInfo',
  getReadOnlyData: 'what one has done, as one list (API-42); screens read the history a page at a time',
  program: 'what a charity’s own program reads with its key (EDG-03)',
  guilds: 'all guilds at once (API-32); screens search them a page at a time',
  providers: 'all charities at once (OPEN-API-05); screens read the districts with their charities',
  pastQuestCards: 'past quests under the names of ENT-28; the console reads getProviderQuests',
  createGroup:
    'a group by itself (API-43); screens found guilds, and a charity gets its group with its record',
  giveNewChariteerAccountDefaultValues: 'second step of a registration in three (API-37, DEC-22)',
  registerUser: 'first step of a registration in three (API-36, DEC-22); the site registers in one',
  signVolunteerUpForQuest: 'as createContract, under the older script’s name and with its errors (API-46)',
  bailVolunteerFromQuest: 'as abandonContract, under the older script’s name and with its errors (API-46)',
  providerAlterSpecificQuestAttendance: 'as updateContracts, under the older script’s name (API-47)',
  providerAlterSpecificQuestDetails: 'as updateQuest, under the older script’s name (API-47)',
  providerVerifyChariteerQuestContract:
    'as updateContracts for one volunteer, under the older script’s name (API-47)',
  sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved:
    'the mail about an accepted application; acceptGroupApplication sends it by itself (API-49)',
  websitePublishAllDraftsToActiveQuests:
    'drafts by their ids, all or none (API-48); the console publishes one after the other',
};
