export type Limit = {
  most: number;
  windowSeconds: number;
  /** Above `most` answers slow down; they are refused from ten times as many on. */
  slows?: true;
};

/** Rate limits, counted in the database because processes share them. A window starts with the first attempt. */
export const LIMITS = {
  logInByAccountAndNetwork: { most: 10, windowSeconds: 15 * 60 },
  logInByKnownBrowser: { most: 10, windowSeconds: 15 * 60 },
  logInByAccount: { most: 100, windowSeconds: 24 * 60 * 60 },
  logInWarningByAccount: { most: 1, windowSeconds: 24 * 60 * 60 },
  newBrowserMailByAccount: { most: 10, windowSeconds: 24 * 60 * 60 },
  logInByAddress: { most: 100, windowSeconds: 15 * 60, slows: true },
  passkeyByAccountAndNetwork: { most: 10, windowSeconds: 15 * 60 },
  passkeyChallengeByAddress: { most: 300, windowSeconds: 15 * 60, slows: true },
  passkeyBySession: { most: 30, windowSeconds: 60 * 60 },
  secondFactorByAccountAndNetwork: { most: 10, windowSeconds: 15 * 60 },
  secondFactorByKnownBrowser: { most: 10, windowSeconds: 15 * 60 },
  secondFactorByAccount: { most: 100, windowSeconds: 24 * 60 * 60 },
  factorRecoveryByAccount: { most: 3, windowSeconds: 24 * 60 * 60 },
  callsByProgram: { most: 600, windowSeconds: 60 },
  passwordJudgedByAddress: { most: 300, windowSeconds: 15 * 60, slows: true },
  passwordBySession: { most: 10, windowSeconds: 15 * 60 },
  proofCodeBySession: { most: 3, windowSeconds: 15 * 60 },
  closedMailByAccount: { most: 1, windowSeconds: 24 * 60 * 60 },
  registrationByAddress: { most: 300, windowSeconds: 60 * 60, slows: true },
  registrationByKnownBrowser: { most: 30, windowSeconds: 60 * 60, slows: true },
  joiningCodeByMailbox: { most: 5, windowSeconds: 60 * 60 },
  joiningCodeByMailboxOfDay: { most: 20, windowSeconds: 24 * 60 * 60 },
  joiningCodeByKnownBrowser: { most: 5, windowSeconds: 60 * 60 },
  joiningCodeByNetwork: { most: 20, windowSeconds: 60 * 60, slows: true },
  recoveryByAccountAndNetwork: { most: 5, windowSeconds: 60 * 60 },
  recoveryByKnownBrowser: { most: 5, windowSeconds: 60 * 60 },
  recoveryByAddress: { most: 100, windowSeconds: 60 * 60, slows: true },
  addressInUseMailByAccount: { most: 1, windowSeconds: 24 * 60 * 60 },
  contactEmailByAccount: { most: 5, windowSeconds: 60 * 60 },
  guardianLinkByAccount: { most: 3, windowSeconds: 24 * 60 * 60 },
  supervisorNamedByPerson: { most: 10, windowSeconds: 24 * 60 * 60 },
  supervisorAskedByPerson: { most: 6, windowSeconds: 24 * 60 * 60 },
  guardianLinkByMailbox: { most: 3, windowSeconds: 60 * 60 },
  guardianCodeByLink: { most: 5, windowSeconds: 60 * 60 },
  ownDetailsByAccount: { most: 30, windowSeconds: 60 * 60 },
  organizationCodeByAccount: { most: 5, windowSeconds: 15 * 60 },
  guildCodeByAccount: { most: 5, windowSeconds: 15 * 60 },
  guildInviteByAccount: { most: 20, windowSeconds: 15 * 60 },
  guildCodeByGuild: { most: 50, windowSeconds: 24 * 60 * 60 },
  answersAddressByProvider: { most: 5, windowSeconds: 24 * 60 * 60 },
  guildLetterByProvider: { most: 10, windowSeconds: 24 * 60 * 60 },
  groupInvitationByAccount: { most: 20, windowSeconds: 15 * 60 },
  groupApplicationByAccount: { most: 10, windowSeconds: 24 * 60 * 60 },
  groupApplicationToGroup: { most: 3, windowSeconds: 30 * 24 * 60 * 60 },
  guildByAccount: { most: 10, windowSeconds: 60 * 60 },
  volunteerNoteByAccount: { most: 120, windowSeconds: 60 * 60 },
  letterByAccount: { most: 30, windowSeconds: 60 * 60 },
  letterFileByAccount: { most: 60, windowSeconds: 60 * 60 },
  letterCheckByAddress: { most: 30, windowSeconds: 60 * 60, slows: true },
  posterWordByAddress: { most: 30, windowSeconds: 60 * 60, slows: true },
  walkInByAccount: { most: 240, windowSeconds: 60 * 60 },
  posterWordByContract: { most: 5, windowSeconds: 60 * 60 },
  kioskBirthdayByContract: { most: 3, windowSeconds: 24 * 60 * 60 },
  kioskPin: { most: 5, windowSeconds: 24 * 60 * 60 },
  kioskClosing: { most: 1, windowSeconds: 24 * 60 * 60 },
  charityRequestByAddress: { most: 5, windowSeconds: 60 * 60, slows: true },
  charityRequestOfAll: { most: 200, windowSeconds: 24 * 60 * 60 },
  alertSearchByAccount: { most: 60, windowSeconds: 15 * 60 },
  noticePreviewByAccount: { most: 120, windowSeconds: 15 * 60 },
  alertByAccount: { most: 20, windowSeconds: 60 * 60 },
  pictureByAccount: { most: 60, windowSeconds: 60 * 60 },
  peopleFileByAccount: { most: 30, windowSeconds: 15 * 60 },
  charityFileByAccount: { most: 10, windowSeconds: 24 * 60 * 60 },
  dataCopyByAccount: { most: 30, windowSeconds: 15 * 60 },
  answerByContract: { most: 30, windowSeconds: 60 * 60 },
  severalDatesByAccount: { most: 20, windowSeconds: 60 * 60 },
  handOverByAccount: { most: 20, windowSeconds: 24 * 60 * 60 },
  pushSubscriptionByAccount: { most: 30, windowSeconds: 60 * 60 },
  textCodeByAccount: { most: 5, windowSeconds: 24 * 60 * 60 },
  textCodeByNumber: { most: 3, windowSeconds: 24 * 60 * 60 },
  textCodeByAddress: { most: 20, windowSeconds: 24 * 60 * 60 },
  playerEventByAccount: { most: 600, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Operations that are refused with HTTP 429 before execution when the address is far over the limit. */
const LIMIT_OF_OPERATION: Readonly<Record<string, LimitName>> = {
  loginWithEmail: 'logInByAddress',
  logInByPasskey: 'logInByAddress',
  beginPasskeyLogIn: 'passkeyChallengeByAddress',
  judgeTypedPassword: 'passwordJudgedByAddress',
  enterSecondFactor: 'logInByAddress',
  registerChariteer: 'registrationByAddress',
  registerUser: 'registrationByAddress',
  startJoining: 'joiningCodeByNetwork',
  finishJoining: 'registrationByAddress',
  sendAccountRecoveryEmail: 'recoveryByAddress',
  sendGuardianLink: 'recoveryByAddress',
  askForCharityAccount: 'charityRequestByAddress',
};

/** The limits by address of some operations; most have none. */
export function limitsOfOperations(operations: readonly string[]): LimitName[] {
  return operations.flatMap((operation) => LIMIT_OF_OPERATION[operation] ?? []);
}
