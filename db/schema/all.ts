import { account, contactEmail, emailChange, formerAddress, heldUsername, supportAsk } from './account.ts';
import { alert, alertRecipient } from './alert.ts';
import { auditEntry, auditSeal } from './audit-entry.ts';
import { banQuestion } from './ban-question.ts';
import { banTrace, banTraceMark } from './ban-trace.ts';
import { calendarFeed } from './calendar-feed.ts';
import { causedMail } from './caused-mail.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from './chariteer.ts';
import { charityRequest } from './charity-request.ts';
import { childRecord } from './child-record.ts';
import { closedAccount } from './closed-account.ts';
import { contactClosure } from './contact-closure.ts';
import { contactReading } from './contact-reading.ts';
import { contract } from './contract.ts';
import { credit } from './credit.ts';
import { district } from './district.ts';
import { guardianBrowser, guardianLink } from './guardian.ts';
import { contestChoice, guild, guildClosure } from './guild.ts';
import { mailServer } from './mail-server.ts';
import {
  groupApplication,
  groupInvitation,
  groupMember,
  groupRole,
  memberGroup,
  membershipPeriod,
} from './member-group.ts';
import { orientation } from './orientation.ts';
import { outboxMessage } from './outbox-message.ts';
import { playerEvent } from './player-event.ts';
import { location, provider } from './provider.ts';
import { organizationCodePass, quest, questRequiredOrientation } from './quest.ts';
import { questImport } from './quest-import.ts';
import { questTranslation } from './quest-translation.ts';
import { recapTotal, recapVolunteer } from './recap.ts';
import { reservationRequest } from './reservation-request.ts';
import { accountToken, knownBrowser, proofCode, session } from './session.ts';
import { commitStamp, rateLimit, setting } from './setting.ts';
import { supervision } from './supervision.ts';
import { surveySubmission } from './survey-submission.ts';
import { undo } from './undo.ts';
import { walletEntry } from './wallet.ts';
import { youngMessage } from './young-message.ts';

/** Every table, for the driver's types and for drizzle-kit. Code imports tables from their own files. */
export const schema = {
  account,
  accountToken,
  alert,
  alertRecipient,
  auditEntry,
  auditSeal,
  banQuestion,
  banTrace,
  banTraceMark,
  calendarFeed,
  causedMail,
  chariteer,
  charityRequest,
  childRecord,
  closedAccount,
  commitStamp,
  contactClosure,
  contactEmail,
  contactReading,
  contestChoice,
  contract,
  credit,
  district,
  emailChange,
  favoriteDistrict,
  formerAddress,
  groupApplication,
  groupInvitation,
  groupMember,
  groupRole,
  guardianBrowser,
  guardianConsent,
  guardianLink,
  guild,
  guildClosure,
  heldUsername,
  knownBrowser,
  location,
  mailServer,
  memberGroup,
  membershipPeriod,
  organizationCodePass,
  orientation,
  outboxMessage,
  playerEvent,
  proofCode,
  provider,
  providerBan,
  quest,
  questImport,
  questRequiredOrientation,
  questTranslation,
  rateLimit,
  recapTotal,
  recapVolunteer,
  reservationRequest,
  session,
  setting,
  supervision,
  supportAsk,
  surveySubmission,
  undo,
  walletEntry,
  youngMessage,
};

export type Schema = typeof schema;
