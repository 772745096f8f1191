import { account, contactEmail, emailChange, formerAddress, heldUsername } from './account.ts';
import { alert, alertRecipient } from './alert.ts';
import { areaOutline, zipCode } from './area.ts';
import { attendanceEntry } from './attendance-entry.ts';
import { auditEntry, auditSeal } from './audit-entry.ts';
import { banQuestion } from './ban-question.ts';
import { banTrace, banTraceMark } from './ban-trace.ts';
import { calendarEntry } from './calendar-entry.ts';
import { calendarFeed } from './calendar-feed.ts';
import { causedMail } from './caused-mail.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from './chariteer.ts';
import {
  charityDocument,
  documentRequirement,
  documentSignature,
  documentVersion,
} from './charity-document.ts';
import { charityFile, charityFilePart } from './charity-file.ts';
import { charityRequest } from './charity-request.ts';
import { childRecord } from './child-record.ts';
import { closedAccount } from './closed-account.ts';
import { contactClosure } from './contact-closure.ts';
import { contactReading } from './contact-reading.ts';
import { contestResult } from './contest.ts';
import { contract } from './contract.ts';
import { credit } from './credit.ts';
import { dataCopy, dataCopyPart } from './data-copy.ts';
import { deviceMark } from './device-mark.ts';
import { district } from './district.ts';
import { droppedSlot } from './dropped-slot.ts';
import { follow, followNews } from './follow.ts';
import { friendInvitation } from './friend-invitation.ts';
import { guardianBrowser, guardianLink } from './guardian.ts';
import { contestChoice, guild, guildAnnouncement, guildClosure, guildInvite } from './guild.ts';
import { guildBlock } from './guild-block.ts';
import { hourValue } from './hour-value.ts';
import { hoursClaim } from './hours-claim.ts';
import { importedVolunteer } from './imported-volunteer.ts';
import { jobRun } from './job-run.ts';
import { joining } from './joining.ts';
import { letter } from './letter.ts';
import { mailServer } from './mail-server.ts';
import {
  groupApplication,
  groupInvitation,
  groupMember,
  groupRole,
  memberGroup,
  membershipPeriod,
} from './member-group.ts';
import {
  message,
  messageChoice,
  messageWords,
  pushSubscription,
  saidOnce,
  shortLink,
  textNumber,
} from './message.ts';
import { orientation } from './orientation.ts';
import { outboxMessage } from './outbox-message.ts';
import { passkey, passkeyChallenge } from './passkey.ts';
import { paymentEvent, paymentPurchase, paymentReturn, paymentSubscription } from './payment.ts';
import { checkRequirement, personCheck } from './person-check.ts';
import { personMark } from './person-mark.ts';
import { picture } from './picture.ts';
import { placeHold } from './place-hold.ts';
import { playerEvent } from './player-event.ts';
import { programKey } from './program-key.ts';
import { location, provider } from './provider.ts';
import { organizationCodePass, quest, questRequiredOrientation } from './quest.ts';
import { questImport } from './quest-import.ts';
import { questListing } from './quest-listing.ts';
import {
  callMark,
  providerMessaging,
  questFeedback,
  questMessage,
  questNotice,
  stampReminders,
} from './quest-message.ts';
import { questTranslation } from './quest-translation.ts';
import { recapTotal, recapVolunteer } from './recap.ts';
import { mergedKey, mergeRequest, recordMerge } from './record-merge.ts';
import { regular, regularShare, regularSkip, regularWait } from './regular.ts';
import { reservationRequest } from './reservation-request.ts';
import { factorRecovery, oneTimePassword, pendingLogIn, recoveryCode } from './second-factor.ts';
import { accountToken, knownBrowser, proofCode, session } from './session.ts';
import { commitStamp, rateLimit, setting } from './setting.ts';
import { sharedRecap } from './shared-recap.ts';
import { sharedYear } from './shared-year.ts';
import { stampPlaces, standInRequest } from './stand-in.ts';
import { supervision } from './supervision.ts';
import { surveySubmission } from './survey-submission.ts';
import { undo } from './undo.ts';
import { refusedInvitation, volunteerInvitation } from './volunteer-invitation.ts';
import { labelledVolunteer, volunteerLabel, volunteerNote } from './volunteer-note.ts';
import { placeOffer, waitingPerson } from './waiting.ts';
import { walkIn } from './walk-in.ts';
import { walletEntry } from './wallet.ts';
import { webhook, webhookDelivery } from './webhook.ts';
import { youngMessage } from './young-message.ts';

/** Every table, for the driver's types and for drizzle-kit. Code imports tables from their own files. */
export const schema = {
  account,
  accountToken,
  alert,
  alertRecipient,
  areaOutline,
  attendanceEntry,
  auditEntry,
  auditSeal,
  banQuestion,
  banTrace,
  banTraceMark,
  calendarEntry,
  calendarFeed,
  callMark,
  causedMail,
  chariteer,
  charityDocument,
  charityFile,
  charityFilePart,
  charityRequest,
  checkRequirement,
  childRecord,
  closedAccount,
  commitStamp,
  contactClosure,
  contactEmail,
  contactReading,
  contestChoice,
  contestResult,
  contract,
  credit,
  dataCopy,
  dataCopyPart,
  deviceMark,
  district,
  documentRequirement,
  documentSignature,
  documentVersion,
  droppedSlot,
  emailChange,
  factorRecovery,
  favoriteDistrict,
  follow,
  followNews,
  formerAddress,
  friendInvitation,
  groupApplication,
  groupInvitation,
  groupMember,
  groupRole,
  guardianBrowser,
  guardianConsent,
  guardianLink,
  guild,
  guildClosure,
  guildBlock,
  guildInvite,
  guildAnnouncement,
  heldUsername,
  jobRun,
  hourValue,
  hoursClaim,
  importedVolunteer,
  joining,
  knownBrowser,
  labelledVolunteer,
  letter,
  location,
  mailServer,
  memberGroup,
  membershipPeriod,
  mergedKey,
  mergeRequest,
  message,
  messageChoice,
  messageWords,
  oneTimePassword,
  organizationCodePass,
  orientation,
  outboxMessage,
  picture,
  placeHold,
  personCheck,
  personMark,
  pendingLogIn,
  placeOffer,
  passkey,
  passkeyChallenge,
  paymentEvent,
  paymentPurchase,
  paymentReturn,
  paymentSubscription,
  playerEvent,
  proofCode,
  programKey,
  provider,
  providerBan,
  providerMessaging,
  pushSubscription,
  quest,
  questFeedback,
  questImport,
  questListing,
  questMessage,
  questNotice,
  questRequiredOrientation,
  questTranslation,
  rateLimit,
  recapTotal,
  recapVolunteer,
  recordMerge,
  recoveryCode,
  refusedInvitation,
  regular,
  regularShare,
  regularSkip,
  regularWait,
  reservationRequest,
  saidOnce,
  session,
  sharedRecap,
  sharedYear,
  setting,
  shortLink,
  stampPlaces,
  stampReminders,
  standInRequest,
  supervision,
  surveySubmission,
  textNumber,
  undo,
  volunteerInvitation,
  volunteerLabel,
  volunteerNote,
  waitingPerson,
  walkIn,
  walletEntry,
  webhook,
  webhookDelivery,
  youngMessage,
  zipCode,
};

export type Schema = typeof schema;
