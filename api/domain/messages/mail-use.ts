import type { MailKind } from './mail-kind.ts';

export type MailUse = {
  /** The subject of the catalogue that its words stand in. */
  texts: string;
  /** The keys there of its subjects; one of another part of the catalogue is named with it, `closing-mails/codeSubject`. */
  subjects: readonly string[];
  /** The rooms of `api/verbs` that send it, `outbox` for what the outbox adds by itself. */
  usedBy: readonly string[];
};

function use(texts: string, subjects: readonly string[], usedBy: readonly string[]): MailUse {
  return { texts, subjects, usedBy };
}

/** The other half of the table of kinds: where the words of each stand, and who sends it. */
export const MAIL_USES: Readonly<Record<MailKind, MailUse>> = {
  'verify-email': use('account-mails', ['confirmSubject'], ['accounts']),
  recovery: use('account-mails', ['resetSubject'], ['accounts']),
  'passkey-added': use('passkey-mails', ['addedSubject'], ['passkeys']),
  'passkey-removed': use('passkey-mails', ['removedSubject'], ['passkeys']),
  'password-changed': use('account-mails', ['passwordSubject'], ['accounts']),
  'provider-account': use('account-mails', ['charitySubject'], ['accounts']),
  'staff-account': use('staff-mails', ['accountSubject'], ['accounts']),
  'staff-added': use('staff-mails', ['addedSubject'], ['accounts']),
  'staff-removed': use('staff-mails', ['removedSubject'], ['accounts']),
  'audit-sealed': use('staff-mails', ['sealSubject'], ['audit']),
  'charity-request': use('staff-mails', ['requestSubject'], ['charity-requests']),
  'guardian-missing': use('staff-mails', ['guardianMissingSubject'], ['guardians']),
  'guardian-asked': use('guardian-mails', ['askedSubject', 'askedQuestSubject'], ['guardians']),
  'guardian-link': use('guardian-mails', ['pageSubject'], ['guardians']),
  'guardian-code': use('guardian-mails', ['closing-mails/codeSubject'], ['guardians']),
  'guardian-decided': use(
    'guardian-mails',
    [
      'givenSubject',
      'refusedSubject',
      'withdrawnSubject',
      'tickSubject',
      'notAdultSubject',
      'guildEndedSubject',
      'guildRequestEndedSubject',
    ],
    ['guardians'],
  ),
  'guardian-hold-over': use(
    'guardian-mails',
    ['holdOverSubject', 'holdOverGuardianSubject', 'holdBrokenSubject', 'holdBrokenGuardianSubject'],
    ['places'],
  ),
  'guardian-guild': use('guardian-mails', ['guildJoinedSubject', 'guildAppliedSubject'], ['groups']),
  'guardian-erasure': use('guardian-mails', ['erasedSubject'], ['erasure']),
  'guardian-copy': use('guardian-mails', ['copySubject', 'wordSubject'], ['outbox']),
  'supervisor-asked': use('supervision-mails', ['askedSubject', 'namedSubject'], ['supervision']),
  supervision: use(
    'supervision-mails',
    ['agreedSubject', 'freedSubject', 'leftSubject', 'managersSubject'],
    ['supervision'],
  ),
  'brought-along': use('account-mails', ['broughtSubject'], ['accounts', 'imports']),
  'address-in-use': use('account-mails', ['inUseSubject'], ['accounts']),
  'contacts-read': use('staff-mails', ['contactsSubject'], ['contact-reads']),
  'log-ins-failed': use('account-mails', ['failedSubject'], ['accounts']),
  'new-browser': use('session-mails', ['subject'], ['accounts']),
  'email-change': use('account-mails', ['changeSubject'], ['accounts']),
  'email-changed': use('closing-mails', ['changedSubject'], ['accounts']),
  'email-in-force': use('closing-mails', ['inForceSubject'], ['accounts']),
  'email-restored': use('closing-mails', ['restoredSubject'], ['accounts']),
  'proof-code': use('closing-mails', ['codeSubject'], ['proofs', 'texting']),
  'joining-code': use('joining-mails', ['subject'], ['joining']),
  'second-factor': use(
    'second-factor-mails',
    ['onSubject', 'offSubject', 'codesSubject', 'usedSubject'],
    ['accounts', 'second-factor'],
  ),
  'factor-recovery': use('second-factor-mails', ['begunSubject', 'endedSubject'], ['second-factor']),
  'account-closed': use('closing-mails', ['closedSubject', 'closedOfSubject'], ['accounts', 'erasure']),
  'account-taken-back': use('closing-mails', ['backSubject'], ['erasure']),
  'data-copy-ready': use('closing-mails', ['copySubject'], ['data-copies']),
  'merge-asked': use('merge-mails', ['askedSubject'], ['merging']),
  'records-merged': use(
    'merge-mails',
    ['mergedSubject', 'leadsSubject', 'childMergedSubject'],
    ['accounts', 'merging'],
  ),
  'records-parted': use('merge-mails', ['partedSubject', 'childPartedSubject'], ['merging']),
  'address-refused': use(
    'account-mails',
    ['refusedSubject', 'refusedGuardianSubject', 'refusedAnswersSubject'],
    ['mail-reports'],
  ),
  'birth-date-corrected': use('guardian-mails', ['birthSubject'], ['volunteers']),
  'emergency-contact-changed': use('quest-mails', ['emergencySubject'], ['volunteers']),
  'guild-founded': use('guild-mails', ['foundedSubject'], ['guilds']),
  'guild-reserved': use('guild-mails', ['reservedSubject'], ['reservations']),
  'guild-asked': use('guild-mails', ['askedSubject'], ['reservations']),
  'guild-written-to': use('guild-mails', ['writtenSubject'], ['reservations']),
  'guild-announcement': use('guild-mails', ['announcedSubject'], ['guilds']),
  'guild-code-renewed': use('guild-mails', ['renewedSubject'], ['guilds']),
  'guild-code-rests': use('guild-mails', ['restsSubject'], ['guilds']),
  'reservation-answered': use(
    'guild-mails',
    ['acceptedSubject', 'declinedSubject', 'givenBackSubject'],
    ['reservations'],
  ),
  'training-resolution': use('training-mails', ['subject'], ['trainings']),
  'application-accepted': use('group-mails', ['welcomeSubject'], ['groups']),
  'application-declined': use('group-mails', ['declinedSubject'], ['groups']),
  'group-invitation': use('group-mails', ['invitedSubject'], ['groups']),
  'quest-changed': use('quest-mails', ['cancelledSubject', 'reinstatedSubject', 'movedSubject'], ['quests']),
  'signed-up': use('sign-up-mails', ['subject', 'subjectUndated'], ['contracts']),
  'bailed-out-late': use('answer-mails', ['lateSubject'], ['places']),
  thanks: use('answer-mails', ['thanksSubject'], ['feedback']),
  'friend-came': use('friend-mails', ['subject'], ['friends']),
  'charity-writes-soon': use('quest-message-mails', ['writesSubject'], ['quest-messages']),
  'charity-writes': use('quest-message-mails', ['writesSubject'], ['quest-messages']),
  'volunteer-writes': use('quest-message-mails', ['volunteerSubject'], ['quest-messages']),
  'charity-answers': use('quest-message-mails', ['answersSubject'], ['quest-messages']),
  'answers-address': use('quest-message-mails', ['confirmSubject'], ['charity-answers', 'outbox']),
  reminder: use('reminder-mails', ['subjectToday', 'subjectTomorrow', 'subjectLater'], ['reminders']),
  'under-minimum': use('manager-reminders', ['tooFewSubject'], ['reminders']),
  'attendance-unmarked': use('manager-reminders', ['unmarkedSubject'], ['reminders']),
  'weekly-quests': use('weekly-quests', ['subject'], ['reminders']),
  'spot-ended': use('sign-up-mails', ['endedSubject'], ['erasure', 'places']),
  booted: use('quest-mails', ['removedSubject'], ['contracts']),
  'place-offered': use('waiting-mails', ['offeredSubject', 'forAllSubject'], ['waiting']),
  'waiting-list-left': use('waiting-mails', ['leftSubject'], ['waiting']),
  'waiting-list-ended': use('waiting-mails', ['endedSubject'], ['waiting']),
  'place-handed-over': use('stand-in-mails', ['handedSubject', 'handedSubjectUndated'], ['stand-ins']),
  'stand-in-found': use('stand-in-mails', ['foundSubject'], ['stand-ins']),
  'place-changed-hands': use('stand-in-mails', ['changedSubject'], ['stand-ins']),
  'hand-over-link': use('stand-in-mails', ['linkSubject'], ['stand-ins']),
  alert: use('quest-mails', ['alertSubject'], ['alerts']),
};
