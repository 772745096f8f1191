import { account, contactEmail } from './account.ts';
import { alert, alertRecipient } from './alert.ts';
import { auditEntry } from './audit-entry.ts';
import { calendarFeed } from './calendar-feed.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from './chariteer.ts';
import { childRecord } from './child-record.ts';
import { contract } from './contract.ts';
import { credit } from './credit.ts';
import { district } from './district.ts';
import { guardianBrowser, guardianLink } from './guardian.ts';
import { guild } from './guild.ts';
import { groupApplication, groupMember, groupRole, memberGroup } from './member-group.ts';
import { orientation } from './orientation.ts';
import { outboxMessage } from './outbox-message.ts';
import { playerEvent } from './player-event.ts';
import { location, provider } from './provider.ts';
import { organizationCodePass, quest, questRequiredOrientation } from './quest.ts';
import { questImport } from './quest-import.ts';
import { recapTotal, recapVolunteer } from './recap.ts';
import { accountToken, session } from './session.ts';
import { commitStamp, rateLimit, setting } from './setting.ts';
import { supervision } from './supervision.ts';
import { surveySubmission } from './survey-submission.ts';
import { walletEntry } from './wallet.ts';

/** Every table, for the driver's types and for drizzle-kit. Code imports tables from their own files. */
export const schema = {
  account,
  accountToken,
  alert,
  alertRecipient,
  auditEntry,
  calendarFeed,
  chariteer,
  childRecord,
  commitStamp,
  contactEmail,
  contract,
  credit,
  district,
  favoriteDistrict,
  groupApplication,
  groupMember,
  groupRole,
  guardianBrowser,
  guardianConsent,
  guardianLink,
  guild,
  location,
  memberGroup,
  organizationCodePass,
  orientation,
  outboxMessage,
  playerEvent,
  provider,
  providerBan,
  quest,
  questImport,
  questRequiredOrientation,
  rateLimit,
  recapTotal,
  recapVolunteer,
  session,
  setting,
  supervision,
  surveySubmission,
  walletEntry,
};

export type Schema = typeof schema;
