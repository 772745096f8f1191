/*
 * Every text that a client sends: who writes it, who reads it, and whether it goes through the rule for what is written
 * to and by people under 18. `copy`: its words are kept as a copy (SAF-12), or why they are not.
 */

/** A text that is refused where it holds a contact detail or a place to meet. */
export type FilteredText = {
  writer: string;
  reader: string;
  side: 'to-young' | 'from-young' | 'both';
  copy: 'kept' | { none: string };
  fields: readonly string[];
};
/** A text that is not filtered in all cases: who reads it, and why that is right. */
export type OtherText = { readers: keyof typeof READERS; why: string; fields: readonly string[] };

/** Readers of a text that is not always filtered: nobody under 18, or only by a guard of its own. */
export const READERS = {
  nobody: 'no one reads it as words',
  writer: 'who wrote it',
  adults: 'adults: staff, managers, guardians, admins of guilds',
  role: 'people with a role at that charity, which its admins give',
  everyone: 'everyone: only staff write it, or writers whose texts are filtered',
} as const;
/** What keeps texts that everyone reads from being written by anyone. */
export const GUARDS = /only what it has published itself is let through|staff publish/i;

const words = (list: string) => list.trim().split(/\s+/);

const NAME = { none: 'a name is no message: its own row keeps it' };

export const FILTERED_TEXTS: readonly FilteredText[] = [
  {
    ...{ writer: 'a charity', reader: 'volunteers', side: 'to-young', copy: 'kept' },
    fields:
      words(`writeToQuest.text answerVolunteer.text answerHoursClaim.reason updateQuest.noticeWords editQuests.noticeWords
      updateOrientation.note
      updateContract.bootMessage updateContract.banMessage updateContract.abandonReason`),
  },
  {
    ...{
      writer: 'a volunteer',
      reader: 'whoever is the sub',
      side: 'both',
      copy: 'kept',
    },
    fields: words('askForStandIn.word makeHandOverLink.word'),
  },
  {
    ...{ writer: 'a volunteer', reader: 'a charity', side: 'from-young', copy: 'kept' },
    fields: words(`writeToCharity.text abandonContract.abandonReason answerReminder.reason giveFeedback.words
      disputeAttendance.claim.words claimPresence.claim.words
      createContract.formJSON takeStandIn.formJSON takeHandedPlace.formJSON finishJoining.input.answers.formJSON`),
  },
  {
    ...{
      writer: 'a guild’s admin',
      reader: 'members and visitors',
      side: 'both',
      copy: 'kept',
    },
    fields: words(`announceToGuild.text createGuild.input.name createGuild.input.description
      createGuild.input.question createGroup.groupName`),
  },
  {
    ...{
      writer: 'an applicant',
      reader: 'a guild’s admins',
      side: 'both',
      copy: 'kept',
    },
    fields: words('applyToGroup.answer'),
  },
  {
    ...{ writer: 'anyone', reader: 'anyone', side: 'both', copy: NAME },
    fields: words(`registerChariteer.input.username registerUser.username changeUserName.username
      createProviderAccount.input.username acceptCharityRequest.input.username`),
  },
  {
    ...{
      writer: 'a volunteer',
      reader: 'a charity',
      side: 'from-young',
      copy: NAME,
    },
    fields: words(`registerChariteer.input.nameFirst registerChariteer.input.nameLast
      createChariteer.input.nameFirst createChariteer.input.nameLast
      finishJoining.input.nameFirst finishJoining.input.nameLast
      correctOwnDetails.input.nameFirst correctOwnDetails.input.nameLast
      giveNewChariteerAccountDefaultValues.firstName giveNewChariteerAccountDefaultValues.lastName
      registerChild.input.nameFirst registerChild.input.nameLast
      addWalkIn.input.nameFirst addWalkIn.input.lastInitial
      addWalkInAtKiosk.input.nameFirst addWalkInAtKiosk.input.lastInitial
      createContract.supervisingGuardian takeStandIn.supervisingGuardian takeHandedPlace.supervisingGuardian
      nameSupervisor.supervisingGuardian finishJoining.input.answers.supervisingGuardian`),
  },
  {
    ...{
      writer: 'an adult who leads',
      reader: 'anyone',
      side: 'to-young',
      copy: { none: 'only adults write it, and its own row is public' },
    },
    fields: words('setPrivacy.input.introduction'),
  },
];

export const OTHER_TEXTS: readonly OtherText[] = [
  {
    readers: 'nobody',
    why: 'A key, code, token, password, language or choice: what is no such word is refused or read by nobody.',
    fields: words(`addChariteerToGuild.code addPasskey.credential addPushSubscription.input.endpoint
      addPushSubscription.input.p256dh addPushSubscription.input.auth allowPublicProfile.token
      allowPublicProfile.browserKey announceToGuild.clientKey answerCharityRequest.token answerOffer.token answerReminder.token
      addWebhook.input.url changeWebhook.input.url
      addWalkIn.input.key addWalkIn.input.locale addWalkInAtKiosk.input.key addWalkInAtKiosk.input.locale
      openKiosk.pin closeKiosk.pin decideWalkIn.token claimWalkIn.token
      checkInByCode.code checkInByCode.token checkInByCode.word shareRecap.period unshareRecap.period
      askFactorRecovery.logInToken celebrateTypes.types editQuests.changes.start editQuests.changes.end
      changeEmailAddress.currentPassword
      changePassword.currentPassword changePassword.newPassword confirmAnswersAddress.token
      confirmOneTimePassword.code confirmTextNumber.code createContract.invitation
      createGuild.input.classification createGuild.input.easyJoinCode createProviderAccount.input.locale
      acceptCharityRequest.input.locale
      decideGuardianConsent.token decideGuardianConsent.locale endSessionByLink.token enterGuardianCode.token
      enterGuardianCode.code enterJoiningCode.code enterJoiningCode.key enterOrganizationCode.code
      enterSecondFactor.code enterSecondFactor.logInToken eraseByGuardian.token eraseByGuardian.browserKey
      finishJoining.input.dateOfBirth finishJoining.input.locale finishJoining.input.key follow.what.type
      giveFeedback.token joinGuildByInvite.token joinWaitingList.invitation judgeTypedPassword.password
      judgeTypedPassword.resetToken logInByPasskey.credential logInByVerifiedLink.token loginWithEmail.password
      loginWithEmail.titleId openJoiningLink.token proveByPasskey.credential proveIdentity.password
      proveIdentity.code registerChariteer.input.password registerChariteer.input.passwordConfirmation
      registerChariteer.input.locale registerChild.input.locale registerUser.password renewGuardianLink.token
      renewGuardianLink.browserKey requestTextNumber.agreedVersion resendVerification.token resetPassword.token
      resetPassword.password revokeGuardianLink.token revokeGuardianLink.browserKey decideMerge.token
      endGuildByGuardian.browserKey endGuildByGuardian.token
      saveQuestConfiguration.expectedVersion sendAccountRecoveryEmail.titleId sendGuardianCode.token
      sendGuardianCode.locale sendGuardianLink.locale setGuardianLanguage.token setGuardianLanguage.locale
      setLanguage.locale setReminders.reminders signUpForDates.invitation startJoining.invitation
      startJoining.key stopFactorRecovery.token takeAccountBack.token takeHandedPlace.token
      translateQuest.locale undoAddressChange.token unfollow.what.type unsubscribe.token
      updateContract.updateAction updateContract.option updateContracts.contracts.updateAction
      updateOrientation.expected.note updateQuest.expected.eventTitle updateQuest.expected.description
      updateQuest.expected.firstMinutes updateQuest.expected.giverName verifyEmail.token
      withdrawGuardianConsent.token withdrawGuardianConsent.browserKey
      createStamp.input.eventType updateStamp.input.eventType createStamp.input.stampIcon updateStamp.input.stampIcon`),
  },
  {
    readers: 'adults',
    why: 'A field for a contact of one’s own, with its own rule of who reads it and when (SAF-07).',
    fields:
      words(`addOrUpdateContactEmail.emailAddress addStaff.emailAddress askForAnswersAddress.emailAddress
      changeEmailAddress.emailAddress correctOwnDetails.input.phoneNumber
      correctOwnDetails.input.emergencyContactName correctOwnDetails.input.emergencyContactNumber
      correctOwnDetails.input.zipCode createChariteer.input.emailAddress createChariteer.input.phoneNumber
      createChariteer.input.emergencyContactName createChariteer.input.emergencyContactNumber
      createProviderAccount.input.emailAddress acceptCharityRequest.input.emailAddress giveNewChariteerAccountDefaultValues.phoneNumber
      loginWithEmail.email makeHandOverLink.emailAddress registerChariteer.input.phoneNumber
      registerChariteer.input.emailAddress registerChariteer.input.emergencyContactName
      registerChariteer.input.emergencyContactNumber registerUser.email removeChariteer.input.emailAddress
      addWalkIn.input.email addWalkInAtKiosk.input.email requestTextNumber.number sendAccountRecoveryEmail.email sendGuardianLink.email startJoining.email`),
  },
  {
    readers: 'adults',
    why: 'The guardian’s own name and address, which the guardian and staff read.',
    fields: words(`createChariteer.input.guardian.guardianName createChariteer.input.guardian.guardianEmail
      finishJoining.input.guardian.guardianName finishJoining.input.guardian.guardianEmail
      giveGuardianConsent.input.guardianName giveGuardianConsent.input.guardianEmail
      registerChariteer.input.guardian.guardianName registerChariteer.input.guardian.guardianEmail
      addWalkIn.input.guardianName addWalkIn.input.guardianEmail
      addWalkInAtKiosk.input.guardianName addWalkInAtKiosk.input.guardianEmail
      decideGuardianConsent.signedName registerChild.input.signedName signDocuments.fullName signByGuardian.fullName
      recordPaperSignature.fullName`),
  },
  {
    readers: 'adults',
    why: 'First names of letters alone, of who comes along: the volunteer and the charity’s staff read them.',
    fields: words('changeParty.others.firstName createContract.others.firstName'),
  },
  {
    readers: 'nobody',
    why: 'Names somebody or something that exists: it is looked up and shown as it is kept, or compared.',
    fields:
      words(`addGroupMember.username recordCheck.username recordPaperSignature.username signDocuments.documents.hash
      signByGuardian.documents.hash signByGuardian.token signByGuardian.browserKey
      bailVolunteerFromQuest.questName signVolunteerUpForQuest.questName
      createChariteer.input.username createContract.supervisorUsername takeStandIn.supervisorUsername
      takeHandedPlace.supervisorUsername nameSupervisor.supervisorUsername
      finishJoining.input.answers.supervisorUsername registerUser.displayName
      judgeTypedPassword.names.nameFirst judgeTypedPassword.names.nameLast judgeTypedPassword.names.username
      judgeTypedPassword.names.emailAddress`),
  },
  {
    readers: 'everyone',
    why: 'What a charity publishes of its quests, trainings, and pictures: only what it has published itself is let through, unless someone writes who reads names of the young always (quest-text-details.test.ts).',
    fields: words(`updateCharitySettings.input.mission updateCharitySettings.input.website
      updateCharitySettings.input.telephone updateCharitySettings.input.organizationCode
      updateCharitySettings.input.agePolicies.name updateCharitySettings.input.approvedLocations.name
      updateCharitySettings.input.approvedLocations.address updateCharitySettings.input.approvedLocations.detail
      createQuest.eventTitle createQuest.description createQuest.equipment createQuest.firstMinutes
      createQuest.giverName createQuest.serviceTags createStamp.input.serviceTags
      updateStamp.input.serviceTags createQuestsFromTemplates.quests.giverName createStamp.input.groupName
      createStamp.input.stampTitle createStamp.input.eventTitle createStamp.input.description
      createStamp.input.equipment createStamp.input.firstMinutes createStamp.input.giverName
      updateStamp.input.stampTitle updateStamp.input.eventTitle updateStamp.input.description
      updateStamp.input.equipment updateStamp.input.firstMinutes updateStamp.input.giverName
      createTemplateOrientation.input.name createTemplateOrientation.input.description
      createTemplateOrientation.input.url updateTemplateOrientation.input.name
      updateTemplateOrientation.input.description updateTemplateOrientation.input.url
      providerAlterSpecificQuestDetails.newQuestInfo.eventTitle
      providerAlterSpecificQuestDetails.newQuestInfo.description
      providerAlterSpecificQuestDetails.newQuestInfo.giverName updateQuest.eventTitle updateQuest.description
      updateQuest.firstMinutes updateQuest.giverName describePicture.altText translateQuest.eventTitle
      translateQuest.description translateQuest.firstMinutes translateQuest.equipment`),
  },
  {
    readers: 'role',
    why: 'What a charity keeps of itself in its books; names of groups and of bundles.',
    fields: words('saveQuestConfiguration.questConfiguration'),
  },
  {
    readers: 'everyone',
    why: 'What staff publish of a charity, a district or the product.',
    fields: words(`createDistrict.input.name createDistrict.input.acronym createDistrict.input.county
      createDistrict.input.state createDistrict.input.noun updateDistrict.input.name updateDistrict.input.acronym
      updateDistrict.input.county updateDistrict.input.state updateDistrict.input.noun createProvider.input.name
      createProvider.input.mission createProvider.input.website createProvider.input.telephone
      updateProvider.input.website updateProvider.input.telephone createProvider.input.organizationCode createProvider.input.agePolicies.name
      createProvider.input.approvedLocations.name createProvider.input.approvedLocations.address
      createProvider.input.approvedLocations.detail updateProvider.input.name updateProvider.input.mission
      updateProvider.input.organizationCode updateProvider.input.agePolicies.name
      updateProvider.input.approvedLocations.name updateProvider.input.approvedLocations.address
      updateProvider.input.approvedLocations.detail acceptCharityRequest.input.name
      acceptCharityRequest.input.mission acceptCharityRequest.input.website acceptCharityRequest.input.locationName
      acceptCharityRequest.input.address createHourValue.input.source updateHourValue.input.source
      setSiteSettings.settings.entries setSupplyFaq.entries.question
      setSupplyFaq.entries.answer`),
  },
  {
    readers: 'adults',
    why: 'Managers write it; who may name volunteers on any day reads it, adults alone.',
    fields: words('createVolunteerLabel.name renameVolunteerLabel.name addVolunteerNote.text'),
  },
  {
    readers: 'adults',
    why: 'Adults write it to adults: to staff, among staff or managers, or to the adult admins of a guild.',
    fields:
      words(`saveDocument.input.title saveDocument.input.text askForCharityAccount.input.charityName askForCharityAccount.input.districtId
      acceptCharityRequest.input.contactName acceptCharityRequest.input.phoneNumber declineCharityRequest.reason askBackCharityRequest.question answerCharityRequest.answer askForCharityAccount.input.place
      askForCharityAccount.input.contactName askForCharityAccount.input.emailAddress
      askForCharityAccount.input.phoneNumber askForCharityAccount.input.website askForCharityAccount.input.taxNumber askForCharityAccount.input.message askForCharityAccount.input.times banAccount.reason topUpWallet.reason
      writeToGuild.message writeToGuild.contact updateContracts.contracts.timesReason updateContracts.contracts.reason`),
  },
  {
    readers: 'adults',
    why: 'What a charity’s admins call a key among themselves.',
    fields: words('createProgramKey.name'),
  },
  {
    readers: 'writer',
    why: 'Read by whoever wrote it, or counted without being read.',
    fields: words(`addPasskey.name renamePasskey.name writePlayerEvent.properties.charityName
      writePlayerEvent.properties.questName writePlayerEvent.properties.link`),
  },
];
