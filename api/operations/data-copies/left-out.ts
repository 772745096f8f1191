import type { Schema } from '#db/schema/all.ts';
import type { LeftOutFor } from './copied-part.ts';

/** Tables of which nothing stands in anybody's file, and why. */
export const TABLES_LEFT_OUT = {
  // About no person.
  areaOutline: 'nobody',
  charityDocument: 'nobody',
  charityFile: 'nobody',
  charityFilePart: 'charity',
  checkRequirement: 'nobody',
  documentRequirement: 'nobody',
  auditSeal: 'nobody',
  commitStamp: 'nobody',
  contestResult: 'nobody',
  district: 'nobody',
  droppedSlot: 'nobody',
  groupRole: 'nobody',
  guildClosure: 'nobody',
  hourValue: 'nobody',
  jobRun: 'nobody',
  location: 'nobody',
  mailServer: 'nobody',
  memberGroup: 'nobody',
  provider: 'nobody',
  providerMessaging: 'nobody',
  questImport: 'nobody',
  picture: 'nobody',
  questListing: 'nobody',
  questRequiredOrientation: 'nobody',
  questTranslation: 'nobody',
  recapTotal: 'nobody',
  regularShare: 'nobody',
  saidOnce: 'nobody',
  paymentEvent: 'nobody',
  paymentPurchase: 'nobody',
  paymentReturn: 'nobody',
  setting: 'nobody',
  sharedRecap: 'nobody',
  programKey: 'nobody',
  webhook: 'nobody',
  webhookDelivery: 'nobody',
  shortLink: 'nobody',
  stampPlaces: 'nobody',
  stampReminders: 'nobody',
  zipCode: 'nobody',
  // Hashes, for minutes or days: they count tries, or open something.
  causedMail: 'secret',
  proofCode: 'secret',
  joining: 'secret',
  mergedKey: 'secret',
  mergeRequest: 'secret',
  passkeyChallenge: 'secret',
  pendingLogIn: 'secret',
  personMark: 'secret',
  rateLimit: 'secret',
  recoveryCode: 'secret',
  // That a mailbox wants no invitations.
  refusedInvitation: 'secret',
  // Of accounts that are closed: no one can ask for them.
  closedAccount: 'secret',
  // A user name that someone, perhaps a stranger, chose with this address.
  heldUsername: 'others',
  // What a guardian opened and where.
  guardianBrowser: 'others',
  guardianLink: 'others',
  // Of whom an account has read contact data, for a day.
  contactReading: 'others',
  // Who asked for a charity's account: no one has shown that the address is theirs.
  charityRequest: 'others',
  // Who came without an account: no one has shown that the address is theirs. Claimed hours are the account's own.
  walkIn: 'others',
  // What charities note about people whom they do not want.
  banQuestion: 'charity',
  banTrace: 'charity',
  banTraceMark: 'charity',
  providerBan: 'charity',
  // What managers note about their volunteers, and by which labels they find them.
  labelledVolunteer: 'charity',
  volunteerLabel: 'charity',
  volunteerNote: 'charity',
  // Whom its file named; who accepted follows it.
  volunteerInvitation: 'charity',
  // What people did for a charity belongs to its records; that they did it stands in the log.
  alert: 'charity',
  documentVersion: 'charity',
  quest: 'charity',
  questNotice: 'charity',
  reservationRequest: 'charity',
  undo: 'charity',
  walletEntry: 'charity',
  // What was put together stands in the record; that it was, and that a second factor was recovered, in the log.
  factorRecovery: 'elsewhere',
  recordMerge: 'elsewhere',
  // That a guardian ended a guild is in the log.
  guildBlock: 'elsewhere',
  // What messages said stands with them.
  messageWords: 'elsewhere',
  // The file itself.
  dataCopy: 'elsewhere',
  dataCopyPart: 'elsewhere',
  // The payment service's number of a subscription; what is paid for stands in the record.
  paymentSubscription: 'elsewhere',
  // How often the date of a sign-up changed; the sign-up itself is in the file.
  calendarEntry: 'elsewhere',
  // Single dates that a regular left out, and why one waits first; both stand beside what is in the file.
  regularSkip: 'elsewhere',
  regularWait: 'elsewhere',
  // Marks of devices; those that count are entries of attendance.
  deviceMark: 'elsewhere',
} as const satisfies Partial<Record<keyof Schema, LeftOutFor>>;
