import * as accountMails from '#api/access/outbox/account-mails.ts';
import * as closingMails from '#api/access/outbox/closing-mails.ts';
import * as guardianMails from '#api/access/outbox/guardian-mails.ts';
import { joiningCodeMail } from '#api/access/outbox/joining-mails.ts';
import * as mergeMails from '#api/access/outbox/merge-mails.ts';
import * as passkeyMails from '#api/access/outbox/passkey-mails.ts';
import * as secondFactorMails from '#api/access/outbox/second-factor-mails.ts';
import { newBrowserMail } from '#api/access/outbox/session-mails.ts';
import { walkInGuardianMail, walkInHoursMail } from '#api/attendance/walk-ins/walk-in-mails.ts';
import {
  charityRequestMail,
  requestDeclinedMail,
  requestQuestionMail,
  requestReceivedMail,
} from '#api/charities/charity-requests/charity-request-mail.ts';
import { manyContactsMail } from '#api/charities/contact-reads/many-contacts-mail.ts';
import { webhookOffMail } from '#api/charities/webhooks/webhook-off-mail.ts';
import * as staffMails from '#api/identity/accounts/staff-mails.ts';
import { newestSealMail } from '#api/operations/audit/newest-seal-mail.ts';
import { warningMail } from '#api/operations/staff-warnings/warning-mail.ts';
import { guardianMissingMail } from '#api/people/guardians/guardian-missing-mail.ts';
import * as supervisionMails from '#api/places/supervision/supervision-mails.ts';
import { SATURDAYS } from '#db/factories/insert-regular.ts';
import { alertMail } from '#domain/alerts/alert-message.ts';
import { type LateBail, lateBailMail } from '#domain/answers/late-bail-mail.ts';
import * as hoursMails from '#domain/attendance/hours-mails.ts';
import { timesInWords } from '#domain/books/recurrence-in-words.ts';
import { type Thanks, thanksMail } from '#domain/feedback/thanks-mail.ts';
import { friendCameMail } from '#domain/friends/friend-mail.ts';
import { acceptanceMail, declinedMail } from '#domain/groups/group-application.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { birthDateMail } from '#domain/guardians/birth-date-notice.ts';
import { contactOpenedMail, emergencyContactMail } from '#domain/guardians/emergency-contact-notice.ts';
import { announcementMail } from '#domain/guilds/guild-announcement.ts';
import * as guildMails from '#domain/guilds/guild-mail.ts';
import { brokenHoldGuardianMail, brokenHoldMail } from '#domain/holds/broken-hold-mails.ts';
import { lapsedHoldGuardianMail, lapsedHoldMail } from '#domain/holds/lapsed-hold-mails.ts';
import { STAFF_WARNINGS } from '#domain/installation/staff-warning.ts';
import { volunteerInvitationMail } from '#domain/invited-volunteers/invitation-mail.ts';
import { linkIn, type MailText } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { spanInWords } from '#domain/messages/named-quest.ts';
import { refusedAddressMail } from '#domain/messages/refused-address-mail.ts';
import { attendanceUnmarkedMail, underMinimumMail } from '#domain/messages/reminders/manager-mail.ts';
import { type AnswerLinks, type Reminded, reminderMail } from '#domain/messages/reminders/reminder-mail.ts';
import { weeklyMail } from '#domain/messages/reminders/weekly-mail.ts';
import * as questMails from '#domain/quest-messages/quest-message-mails.ts';
import {
  type NoticeFacts,
  noticeMail,
  type QuestNotice,
  severalNoticesMail,
} from '#domain/quests/changes/quest-notice.ts';
import * as regularMails from '#domain/regulars/regular-mails.ts';
import type { RegularOutcome } from '#domain/regulars/regular-turns.ts';
import { bootMail } from '#domain/sign-up/boot-mail.ts';
import { type SignUpFacts, signUpMail } from '#domain/sign-up/sign-up-mail.ts';
import { spotEndedMail } from '#domain/sign-up/spot-ended-mail.ts';
import * as standInMails from '#domain/stand-ins/stand-in-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { resolutionMail } from '#domain/trainings/record-mail.ts';
import * as waitingMails from '#domain/waiting/waiting-mails.ts';

type Write = (locale: Locale) => MailText;

const sender = {
  siteName: 'Chariteers',
  publicOrigin: 'https://site.example',
  supportEmail: 'help@demo.example',
};
/** Names and words of people; they stay as they are in every language. */
export const WRITTEN = [
  'npm run doctor -- --seal=12:',
  'npm run doctor',
  'Rosa',
  'mina7',
  'ada9',
  'Harbor Table',
  'Soup',
  'Quay Hall',
  'Runners',
  'Food safety',
  'Firefox',
  'Windows',
  'Linux',
  'm…@demo.example',
  'm…@site.example',
];

const person = { username: 'mina7' };
const merged = {
  ...person,
  keptEmail: 'mina7@demo.example',
  droppedEmail: 'mina7@site.example',
  until: Date.parse('2026-12-16T15:00:00Z'),
};
const child = { childName: person.username };
const linkedChild = { ...child, token: 'tok_1-a' };
const linked = { ...person, token: 'tok_1-a' };
/** What the quest of these emails is called in each language. */
export const TITLES = { en: 'Lentils', es: 'Lentejas', ar: 'عدس' } as const;
const { en: written, ...translated } = TITLES;
const quest = { title: { written, translated }, startedAt: Date.parse('2026-11-29T15:05:00Z') };
const handed = { ...quest, charity: 'Harbor Table' };
const undated = { ...quest, startedAt: null };
const charity = { providerName: 'Harbor Table', firstName: 'Rosa' };
const endedAt = quest.startedAt + 7_200_000;
const asked = { ...quest, endedAt, charity: 'Harbor Table' };
const regularReaders = [
  { firstName: 'Rosa', childName: null },
  { firstName: null, childName: 'mina7' },
];
const regularOutcomes: RegularOutcome[] = [
  { kind: 'ON' },
  { kind: 'WAITING' },
  { kind: 'ASKED' },
  { kind: 'OWN_PAGE' },
  { kind: 'REFUSED', code: 'BANNED_BY_PROVIDER' },
];
const regularStart = Date.parse('2026-12-05T14:00:00Z');
const regularTimes = { startedAt: regularStart, endedAt: regularStart + 3 * 3_600_000 };
const regularDates = regularOutcomes.map((outcome) => {
  return { title: quest.title, when: (locale: Locale) => spanInWords(locale, regularTimes), outcome };
});
const regularEntry = {
  title: quest.title,
  charity: 'Harbor Table',
  when: (locale: Locale) => timesInWords(locale, SATURDAYS),
};
const page = (locale: Locale) => linkIn(locale, sender, '/questList/1/quest/2');
const toAdmins = (locale: Locale) => ({ ...charity, guildName: 'Runners', link: page(locale) });

function notice(kind: QuestNotice, change: Partial<NoticeFacts['before']> = {}, count = 1): Write {
  const location = { name: 'Quay Hall', address: '', detail: '' };
  const before = { startedAt: quest.startedAt, endedAt, location, ...change };
  const factsIn = (locale: Locale): NoticeFacts => ({
    ...quest,
    ...charity,
    notice: kind,
    words: kind === 'moved' ? null : 'Soup',
    before,
    after: { ...before, endedAt: null },
    isPointMoved: kind === 'moved',
    link: page(locale),
    clashes: kind === 'reinstated' ? [{ ...quest, ...charity, endedAt, link: page(locale) }] : [],
    isOutOfAge: false,
  });
  return (locale) =>
    count === 1
      ? noticeMail(locale, sender, factsIn(locale), 'Rosa')
      : severalNoticesMail(locale, sender, Array(count).fill(factsIn(locale)), 'Rosa');
}

function guardianDecision(state: 'given' | 'refused' | 'withdrawn'): Write {
  return (locale) => guardianMails.guardianDecisionMail(locale, sender, { ...person, state });
}

function supervision<News extends supervisionMails.SupervisionNews>(
  write: (locale: Locale, config: typeof sender, facts: supervisionMails.News & { news: News }) => MailText,
  news: News,
  waitsUntil: number | null = quest.startedAt,
): Write {
  return (locale) => write(locale, sender, { ...person, ...quest, news, waitsUntil });
}

function answer(given: guildMails.RequestAnswer): Write {
  return (locale) => guildMails.answeredMail(locale, sender, { ...toAdmins(locale), answer: given, quest });
}

function signedUp(change: Partial<SignUpFacts>): Write {
  return (locale) => signUpMail(locale, sender, placeFacts(locale, change), 'Rosa');
}

function placeFacts(locale: Locale, change: Partial<SignUpFacts>): SignUpFacts {
  const { startedAt } = quest;
  return {
    ...{
      title: 'Soup',
      charityName: 'Harbor Table',
      startedAt,
      endedAt,
      isRemote: false,
      place: 'Quay Hall',
    },
    ...{ equipment: null, giverName: null, firstMinutes: null, childName: null, link: page(locale) },
    others: 0,
    answers: null,
    now: startedAt - 4 * 86_400_000,
    ...change,
  };
}

function training(resolution: 'Complete' | 'Provisional' | 'Failed', note: string | null): Write {
  const record = { resolution, expiredAt: endedAt, fulfilledBy: 'Applying' } as const;
  const facts = { ...charity, trainingName: 'Food safety', record, note, now: quest.startedAt };
  return (locale) => resolutionMail(locale, sender, { ...facts, link: page(locale) });
}

function lateBail(facts: Pick<LateBail, 'name' | 'openCount' | 'takenCount' | 'minimum'>): Write {
  return (locale) =>
    lateBailMail(locale, sender, {
      ...{ ...quest, ...facts, charity: charity.providerName, firstName: 'Rosa' },
      links: { ask: page(locale), quest: page(locale) },
    });
}

function thanks(facts: Pick<Thanks, 'childName' | 'minutes'>): Write {
  return (locale) =>
    thanksMail(locale, sender, {
      ...{ ...quest, ...facts, charity: charity.providerName, firstName: 'Rosa' },
      links: { yes: page(locale), no: page(locale) },
    });
}

const aboutQuest = (locale: Locale) => ({
  firstName: 'Rosa',
  charity: 'Harbor Table',
  quest,
  text: 'Soup\nRosa',
  link: page(locale),
});

const absent = { status: 'Absent', arrival: null, departure: null };
const present = { status: 'Present', arrival: quest.startedAt, departure: quest.startedAt + 3_600_000 };
const aboutHours = (locale: Locale, isChanged: boolean) => ({
  ...{ firstName: 'Rosa', quest, link: page(locale) },
  hours: { recorded: absent, claimed: present, now: isChanged ? present : null },
});

const DAY_MS = 86_400_000;
const ownTimes = { from: quest.startedAt, to: endedAt };
const answers = (of: string | null): Answers => {
  return (locale) => ({ yes: page(locale), no: page(locale), of });
};
type Answers = (locale: Locale) => AnswerLinks;

function reminder(ahead: number, reminded: Reminded, links: Answers | null): Write {
  const place = { name: 'Quay Hall', address: 'Quay Hall', detail: 'Runners' };
  const said = { equipment: 'Soup', giverName: 'Rosa', firstMinutes: 'Runners' };
  return (locale) => {
    const told = {
      ...quest,
      title: TITLES[locale],
      ...said,
      charity: 'Harbor Table',
      endedAt,
      place,
      link: page(locale),
    };
    const when = { now: quest.startedAt - ahead, answers: links?.(locale) ?? null };
    const { toSign } = reminded;
    const signs = toSign && { ...toSign, link: toSign.link && page(locale) };
    return reminderMail(locale, sender, told, { ...reminded, toSign: signs }, when);
  };
}
const onPage = { titles: ['Soup'], link: 'page' };
const byGuardian = { titles: ['Soup'], link: null };

const awaited = { ...quest, charity: 'Harbor Table', endedAt, place: 'Quay Hall' };

function offer(
  facts: Partial<waitingMails.OfferedPlace>,
  reader: { firstName: string | null; childName: string | null },
): Write {
  const offered = {
    ...awaited,
    endsAt: quest.startedAt - DAY_MS,
    isForAll: false,
    now: quest.startedAt,
    ...facts,
  };
  return (locale) =>
    waitingMails.offerMail(locale, sender, offered, reader, {
      page: page(locale),
      answers: { take: page(locale), decline: page(locale) },
    });
}

const guildEnded =
  (isMember: boolean): Write =>
  (locale) =>
    guardianMails.guardianEndedGuildMail(locale, sender, {
      ...person,
      guildName: 'Runners',
      isMember,
    });

/** Every email of every kind, each of its wordings, by a function of the language. */
export const EVERY_MAIL: Readonly<Record<MailKind, readonly Write[]>> = {
  'verify-email': [(locale) => accountMails.verificationMail(locale, sender, linked)],
  recovery: [(locale) => accountMails.recoveryMail(locale, sender, linked)],
  'passkey-added': [(locale) => passkeyMails.passkeyAddedMail(locale, sender, person)],
  'passkey-removed': [(locale) => passkeyMails.passkeyRemovedMail(locale, sender, person)],
  'password-changed': [(locale) => accountMails.passwordChangedMail(locale, sender, person)],
  'provider-account': [(locale) => accountMails.providerAccountMail(locale, sender, linked)],
  'staff-account': [(locale) => staffMails.staffAccountMail(locale, sender, linked)],
  'staff-added': [(locale) => staffMails.staffAddedMail(locale, sender, person)],
  'staff-removed': [(locale) => staffMails.staffRemovedMail(locale, sender, person)],
  'audit-sealed': [
    (locale) => newestSealMail(locale, sender, { ...person, seal: { block: 12, seal: '0a'.repeat(32) } }),
  ],
  'staff-warning': STAFF_WARNINGS.map(
    (warning): Write =>
      (locale) =>
        warningMail(locale, sender, { ...person, warning }),
  ),
  'guardian-missing': [
    (locale) => guardianMissingMail(locale, sender, { ...person, childsUsername: 'mina7' }),
  ],
  'charity-request': [(locale) => charityRequestMail(locale, sender, person)],
  'charity-asked': [
    (locale) =>
      requestReceivedMail(locale, sender, {
        link: linkIn(locale, sender, '/createProviderAccount?request=abc'),
      }),
  ],
  'charity-question': [
    (locale) =>
      requestQuestionMail(locale, sender, {
        question: 'Rosa?',
        link: linkIn(locale, sender, '/createProviderAccount?request=abc'),
      }),
  ],
  'charity-declined': [
    (locale) => requestDeclinedMail(locale, sender, { reason: 'Rosa' }),
    (locale) => requestDeclinedMail(locale, { ...sender, supportEmail: null }, { reason: 'Rosa' }),
  ],
  'guardian-asked': [null, asked, { ...asked, startedAt: null }].map(
    (quest): Write =>
      (locale) =>
        guardianMails.guardianRequestMail(locale, sender, { ...linkedChild, quest }),
  ),
  'walk-in-guardian': [
    (locale) =>
      walkInGuardianMail(locale, sender, {
        ...asked,
        name: 'Rosa',
        startedAt: asked.startedAt ?? 0,
        token: 'abc',
      }),
  ],
  'walk-in-hours': [
    (locale) => walkInHoursMail(locale, sender, { ...asked, startedAt: asked.startedAt ?? 0, token: 'abc' }),
  ],
  'guardian-link': [
    (locale) => guardianMails.guardianWelcomeMail(locale, sender, linkedChild),
    (locale) => guardianMails.guardianLinkMail(locale, sender, linkedChild),
  ],
  'guardian-code': [
    (locale) => guardianMails.guardianCodeMail(locale, sender, { code: '012345' }),
    (locale) => guardianMails.guardianCodeMail(locale, { ...sender, supportEmail: null }, { code: '012345' }),
  ],
  'guardian-decided': [
    guardianDecision('given'),
    guardianDecision('refused'),
    guardianDecision('withdrawn'),
    (locale) => guardianMails.tickEndedMail(locale, sender, person),
    (locale) => guardianMails.guardianNotAdultMail(locale, sender, person),
    (locale) => guardianMails.guardianNeededMail(locale, sender, person),
    guildEnded(true),
    guildEnded(false),
  ],
  'guardian-hold-over': [true, false].flatMap((isAwaited) => {
    const kept = { ...person, ...child, ...handed, isAwaited, endsAt: quest.startedAt - 43_200_000 };
    const hold = { ...kept, path: '/questList/1/quest/2', charityPath: '/questList/1' };
    return [
      ...[lapsedHoldMail, lapsedHoldGuardianMail].map(
        (write): Write =>
          (locale) =>
            write(locale, sender, hold),
      ),
      ...(['cancelled', 'moved'] as const).flatMap((broken) =>
        [brokenHoldMail, brokenHoldGuardianMail].map(
          (write): Write =>
            (locale) =>
              write(locale, sender, { ...hold, broken }),
        ),
      ),
    ];
  }),
  'guardian-guild': (['joined', 'leads', 'applied'] as const).map(
    (act): Write =>
      (locale) =>
        guardianMails.guardianGuildMail(locale, sender, { ...child, guildName: 'Runners', act }),
  ),
  'guardian-erasure': [(locale) => guardianMails.erasedByGuardianMail(locale, sender, person)],
  'guardian-copy': [
    (locale) => guardianMails.guardianCopyMail(locale, sender, { ...child, ...notice('cancelled')(locale) }),
    (locale) =>
      guardianMails.guardianCopyMail(locale, sender, {
        ...child,
        subject: accountMails.recoveryMail(locale, sender, linked).subject,
        body: null,
      }),
  ],
  'guardian-more': [(locale) => guardianMails.guardianMoreMail(locale, sender)],
  'supervisor-asked': [
    (locale) =>
      supervisionMails.supervisorAskedMail(locale, sender, { ...person, ...quest, firstName: 'Rosa' }),
    (locale) => supervisionMails.guardianSupervisesMail(locale, sender, { ...person, ...quest }),
  ],
  supervision: [
    supervision(supervisionMails.supervisionMail, 'agreed'),
    supervision(supervisionMails.supervisionMail, 'freed'),
    supervision(supervisionMails.supervisionMail, 'left'),
    supervision(supervisionMails.supervisionMail, 'needed'),
    supervision(supervisionMails.managersSupervisionMail, 'freed'),
    supervision(supervisionMails.managersSupervisionMail, 'left', null),
    supervision(supervisionMails.managersSupervisionMail, 'needed'),
  ],
  'brought-along': [false, true].map(
    (isYoung) => (locale) => accountMails.broughtAlongMail(locale, sender, { ...person, isYoung }),
  ),
  'address-in-use': [(locale) => accountMails.addressInUseMail(locale, sender, person)],
  'contacts-read': ['Harbor Table', null].map(
    (charityName): Write =>
      (locale) =>
        manyContactsMail(locale, sender, { ...person, readerUsername: 'ada9', charityName }),
  ),
  'webhook-off': [(locale) => webhookOffMail(locale, sender, { ...person, charity: 'Harbor Table' })],
  'log-ins-failed': [(locale) => accountMails.failedLogInsMail(locale, sender, person)],
  'email-change': [(locale) => accountMails.emailChangeMail(locale, sender, linked)],
  'email-changed': [(locale) => closingMails.emailChangedMail(locale, sender, linked)],
  'new-browser': [
    { browserName: 'Firefox', systemName: 'Windows', addressPrefix: '203.0', browserHash: null },
    { browserName: null, systemName: 'Linux', addressPrefix: '2600:1700', browserHash: null },
    { browserName: null, systemName: null, addressPrefix: null, browserHash: null },
  ].map(
    (usedBy): Write =>
      (locale) =>
        newBrowserMail(locale, sender, { ...linked, usedBy, at: endedAt }),
  ),
  'email-in-force': [(locale) => closingMails.emailInForceMail(locale, sender, person)],
  'email-restored': [(locale) => closingMails.emailRestoredMail(locale, sender, person)],
  'joining-code': [null, quest, undated].map(
    (about): Write =>
      (locale) =>
        joiningCodeMail(locale, sender, {
          code: '012345',
          token: linked.token,
          quest: about && { ...about, id: 'q' },
        }),
  ),
  'proof-code': [(locale) => closingMails.proofCodeMail(locale, sender, { ...person, code: '012345' })],
  'second-factor': [
    ...(['on', 'off', 'passkey-on', 'passkey-off', 'codes'] as const).map(
      (change): Write =>
        (locale) =>
          secondFactorMails.secondFactorMail(locale, sender, { ...person, change }),
    ),
    ...[0, 1, 2, 3, 9].map(
      (left): Write =>
        (locale) =>
          secondFactorMails.recoveryCodeUsedMail(locale, sender, { ...person, left }),
    ),
  ],
  'factor-recovery': (['begun', 'ended'] as const).map(
    (stage): Write =>
      (locale) =>
        secondFactorMails.recoveryStageMail(locale, sender, { ...linked, stage }),
  ),
  'account-closed': [
    (locale) => closingMails.accountClosedMail(locale, sender, linked),
    (locale) => closingMails.closedByGuardianMail(locale, sender, linked),
  ],
  'account-taken-back': [(locale) => closingMails.accountTakenBackMail(locale, sender, person)],
  'data-copy-ready': [
    (locale) => closingMails.dataCopyReadyMail(locale, sender, { ...person, expiresAt: quest.startedAt }),
  ],
  'merge-asked': [
    (locale) => mergeMails.mergeAskedMail(locale, sender, { child: person.username, token: linked.token }),
  ],
  'records-merged': [
    (locale) => mergeMails.mergedIntoThisMail(locale, sender, merged),
    (locale) => mergeMails.mergedIntoOtherMail(locale, sender, merged),
    (locale) => mergeMails.leadsToOtherMail(locale, sender, merged),
    (locale) => mergeMails.childMergedMail(locale, sender, { ...merged, child: 'Rosa', hasOthers: false }),
    (locale) => mergeMails.childMergedMail(locale, sender, { ...merged, child: 'Rosa', hasOthers: true }),
  ],
  'records-parted': [
    (locale) => mergeMails.recordsPartedMail(locale, sender, merged),
    (locale) => mergeMails.childPartedMail(locale, sender, { ...merged, child: 'Rosa', hasOthers: false }),
    (locale) => mergeMails.childPartedMail(locale, sender, { ...merged, child: 'Rosa', hasOthers: true }),
  ],
  'address-refused': (['own', 'guardian', 'answers'] as const).map(
    (refused): Write =>
      (locale) =>
        refusedAddressMail(locale, sender, refused, 'Rosa'),
  ),
  'birth-date-corrected': [true, false].map(
    (isOwn): Write =>
      (locale) =>
        birthDateMail(locale, sender, { ...child, isOwn }),
  ),
  'emergency-contact-changed': [quest.startedAt, null].map(
    (startedAt): Write =>
      (locale) =>
        emergencyContactMail(locale, sender, { ...person, ...quest, startedAt, link: page(locale) }),
  ),
  'emergency-contact-opened': [quest, undated].map(
    (named): Write =>
      (locale) =>
        contactOpenedMail(locale, sender, {
          ...{ firstName: 'Rosa', charity: 'Harbor Table' },
          ...{ quest: named, link: page(locale) },
        }),
  ),
  'guild-founded': [(locale) => guildMails.foundedMail(locale, sender, toAdmins(locale))],
  'guild-reserved': [
    [quest],
    Array(14).fill(quest),
    [{ ...quest, held: { spots: 4, releasesAt: quest.startedAt } }],
  ].map(
    (quests): Write =>
      (locale) =>
        guildMails.reservedMail(locale, sender, { ...toAdmins(locale), quests }),
  ),
  'guild-spots-unused': [1, 4].map(
    (spotsLeft): Write =>
      (locale) =>
        guildMails.unusedMail(locale, sender, {
          ...toAdmins(locale),
          quest,
          spotsLeft,
          releasesAt: quest.startedAt,
        }),
  ),
  'guild-asked': [[undated], [quest, undated]].map(
    (quests): Write =>
      (locale) =>
        guildMails.askedMail(locale, sender, { ...toAdmins(locale), quests }),
  ),
  'guild-written-to': [
    (locale) =>
      guildMails.writtenMail(locale, sender, {
        ...toAdmins(locale),
        quest,
        message: 'Rosa\nSoup',
        contact: '(201) 555-0123',
      }),
  ],
  'guild-announcement': [
    (locale) => announcementMail(locale, sender, { ...toAdmins(locale), text: 'Rosa\nSoup' }),
  ],
  'guild-code-renewed': [(locale) => guildMails.codeRenewedMail(locale, sender, toAdmins(locale))],
  'guild-code-rests': [(locale) => guildMails.codeRestsMail(locale, sender, toAdmins(locale))],
  'reservation-answered': [answer('accepted'), answer('declined'), answer('given-back')],
  'training-resolution': [
    training('Complete', 'Soup'),
    training('Provisional', null),
    training('Failed', null),
  ],
  'application-accepted': [
    (locale) =>
      acceptanceMail(locale, sender, { groupName: 'Runners', firstName: null, address: page(locale) }),
    (locale) =>
      acceptanceMail(locale, sender, {
        ...{ groupName: 'Harbor Table', firstName: 'Rosa', address: page(locale), isCharity: true },
      }),
  ],
  'application-declined': [
    (locale) =>
      declinedMail(locale, sender, { groupName: 'Harbor Table', firstName: 'Rosa', address: page(locale) }),
  ],
  'group-invitation': ['Harbor Table', null].map(
    (providerName): Write =>
      (locale) =>
        invitationMail(locale, sender, {
          ...{ groupName: 'Runners', roleId: 'captains', firstName: 'Rosa', providerName },
          expiresAt: endedAt,
          link: page(locale),
        }),
  ),
  'volunteer-invitation': [
    (locale) =>
      volunteerInvitationMail(locale, sender, {
        ...{ charity: 'Harbor Table', name: 'Rosa', expiresAt: endedAt, link: page(locale) },
      }),
  ],
  'quest-changed': [
    notice('cancelled', { startedAt: null }),
    notice('reinstated'),
    notice('moved'),
    notice('moved', { location: null }),
    ...(['cancelled', 'reinstated', 'moved'] as const).map((kind) => notice(kind, {}, 2)),
  ],
  'signed-up': [
    signedUp({ giverName: 'Rosa', others: 2 }),
    (locale) => signedUp({ answers: { ...answers(null)(locale), yes: null } })(locale),
    (locale) => signedUp({ answers: { ...answers('Rosa')(locale), yes: null }, startedAt: null })(locale),
    signedUp({ now: quest.startedAt - 3_600_000 }),
    signedUp({ now: quest.startedAt - 20 * 3_600_000 }),
    signedUp({ now: quest.startedAt - 20 * 86_400_000, endedAt: null }),
    signedUp({ startedAt: null, place: null }),
    signedUp({ childName: 'mina7' }),
    signedUp({ childName: 'mina7', startedAt: null }),
  ],
  'spot-ended': [null, 'mina7'].flatMap((childName) =>
    [quest, undated].map(
      (ended): Write =>
        (locale) =>
          spotEndedMail(locale, sender, {
            ...{ ...ended, charity: 'Harbor Table', firstName: 'Rosa' },
            ...{ childName, ending: childName === null ? null : 'OUT_OF_AGE', link: page(locale) },
          }),
    ),
  ),
  booted: [
    (locale) => bootMail(locale, sender, { ...quest, ...charity, option: 'BAN', message: 'Soup' }),
    (locale) =>
      bootMail(locale, sender, { ...quest, ...charity, startedAt: null, option: 'BOOT', message: null }),
  ],
  'bailed-out-late': [
    lateBail({ name: 'Rosa', openCount: 1, takenCount: 1, minimum: 2 }),
    lateBail({ name: null, openCount: 12, takenCount: 4, minimum: 1 }),
  ],
  'hours-for-staff': [
    (locale) => hoursMails.hoursForStaffMail(locale, sender, { username: 'Rosa', link: page(locale) }),
  ],
  'hours-claimed': [true, false].map(
    (isDecided) => (locale) =>
      hoursMails.hoursClaimedMail(locale, sender, { ...aboutHours(locale, isDecided), isDecided }),
  ),
  'hours-answered': (['accepted', 'partly', 'refused'] as const).flatMap((state) =>
    [true, false].map(
      (isByStaff): Write =>
        (locale) => {
          const decision = { state, isByStaff, answer: isByStaff ? 'Soup' : null };
          return hoursMails.hoursAnsweredMail(locale, sender, {
            ...{ ...aboutHours(locale, state !== 'refused'), ...decision },
            charity: 'Harbor Table',
          });
        },
    ),
  ),
  thanks: [thanks({ childName: null, minutes: 150 }), thanks({ childName: 'mina7', minutes: 0 })],
  'charity-writes-soon': [true, false].map(
    (isAnswered): Write =>
      (locale) =>
        questMails.charityWritesMail(locale, sender, { ...aboutQuest(locale), quest: undated, isAnswered }),
  ),
  'charity-writes': [
    (locale) => questMails.charityWritesMail(locale, sender, { ...aboutQuest(locale), isAnswered: true }),
  ],
  'volunteer-writes': ['Rosa', null].map(
    (name): Write =>
      (locale) =>
        questMails.volunteerWritesMail(locale, sender, { ...aboutQuest(locale), name, text: name }),
  ),
  'charity-answers': [
    (locale) =>
      questMails.charityAnswersMail(locale, sender, {
        ...aboutQuest(locale),
        isAnswered: false,
        answered: 'Rosa',
      }),
  ],
  'answers-address': [
    (locale) =>
      questMails.answersAddressMail(locale, sender, { charity: 'Harbor Table', link: page(locale) }),
  ],
  reminder: [0, DAY_MS, 3 * DAY_MS].flatMap((ahead) => [
    reminder(ahead, { greeted: 'Rosa', childName: null, others: 1, ownTimes: null, toSign: null }, null),
    reminder(
      ahead,
      { greeted: null, childName: 'Rosa', others: 0, ownTimes, toSign: onPage },
      answers('Rosa'),
    ),
    reminder(
      ahead,
      { greeted: 'Rosa', childName: null, others: 2, ownTimes, toSign: byGuardian },
      answers(null),
    ),
  ]),
  'under-minimum': [0, 1, 3].map((come) => (locale) => {
    const links = { askLink: page(locale), questLink: page(locale) };
    const thin = { ...quest, charity: 'Harbor Table', endedAt, least: 4, come, ...links };
    return underMinimumMail(locale, sender, thin, { greeted: 'Rosa', names: WRITTEN.slice(0, come) });
  }),
  'attendance-unmarked': [1, 2, 12].map((unmarked) => (locale) => {
    const over = { ...quest, charity: 'Harbor Table', unmarked, link: page(locale) };
    return attendanceUnmarkedMail(locale, sender, over, 'Rosa');
  }),
  'weekly-quests': [1, 2, 5].map((count) => (locale) => {
    const offered = {
      ...quest,
      title: TITLES[locale],
      charity: 'Harbor Table',
      endedAt,
      place: 'Quay Hall',
      link: page(locale),
    };
    const told = { quests: Array(count - 1).fill(offered), followed: [offered] };
    return weeklyMail(locale, sender, 'Rosa', told, page(locale));
  }),
  'friend-came': [1, 3].map(
    (count): Write =>
      (locale) =>
        friendCameMail(locale, sender, { count, firstName: 'Rosa' }),
  ),
  'regular-dates': regularReaders.map(
    (reader): Write =>
      (locale) =>
        regularMails.regularDatesMail(
          locale,
          sender,
          { charity: 'Harbor Table', dates: regularDates },
          reader,
          page(locale),
        ),
  ),
  'regular-asked': regularReaders.map(
    (reader): Write =>
      (locale) =>
        regularMails.regularAskedMail(
          locale,
          sender,
          { ...regularEntry, until: regularStart },
          reader,
          page(locale),
        ),
  ),
  'regular-ended': [true, false].flatMap((isByCharity) =>
    regularReaders.map(
      (reader): Write =>
        (locale) =>
          regularMails.regularEndedMail(
            locale,
            sender,
            { ...regularEntry, isByCharity },
            reader,
            page(locale),
          ),
    ),
  ),
  'place-offered': [
    offer({ isForAll: false }, { firstName: 'Rosa', childName: null }),
    offer({ isForAll: false, startedAt: null, place: null }, { firstName: null, childName: 'mina7' }),
    offer({ isForAll: true }, { firstName: 'Rosa', childName: null }),
  ],
  'waiting-list-left': [null, 'mina7'].map(
    (childName): Write =>
      (locale) =>
        waitingMails.listLeftMail(locale, sender, awaited, { firstName: 'Rosa', childName }, page(locale)),
  ),
  'waiting-list-ended': [
    (locale) => waitingMails.listEndedMail(locale, sender, awaited, { firstName: 'Rosa' }, page(locale)),
  ],
  'place-handed-over': [{}, { startedAt: null }, { childName: 'mina7' }].map(
    (change) => (locale) => standInMails.handedOverMail(locale, sender, placeFacts(locale, change), 'Rosa'),
  ),
  'stand-in-found': [null, 'mina7'].map((childName) => (locale) => {
    const to = { firstName: 'Rosa', childName, link: page(locale) };
    return standInMails.standInFoundMail(locale, sender, handed, to);
  }),
  'place-changed-hands': [
    { ...handed, from: 'Rosa', to: 'ada9' },
    { ...handed, startedAt: null, from: null, to: null },
  ].map(({ from, to, ...place }) => (locale) => {
    const told = { firstName: 'Rosa', from, to, link: page(locale) };
    return standInMails.placeChangedHandsMail(locale, sender, place, told);
  }),
  'hand-over-link': [handed, { ...handed, startedAt: null }].map(
    (place) => (locale) => standInMails.handOverLinkMail(locale, sender, place, page(locale)),
  ),
  alert: [true, false].map(
    (isPrevious): Write =>
      (locale) =>
        alertMail(
          locale,
          sender,
          {
            ...quest,
            ...charity,
            startedAt: isPrevious ? quest.startedAt : null,
            endedAt,
            location: isPrevious ? { name: 'Quay Hall', address: '', detail: '' } : null,
            openPlaces: 3,
            link: page(locale),
          },
          { firstName: 'Rosa', isPrevious },
        ),
  ),
};

const LONG = 'Neighborhood Kitchen Volunteers Of The Harbor Neighborhood Kitchen Volunteers';
const LONG_TITLE = 'Serve the evening meal';
const longNamed = {
  providerName: LONG,
  firstName: 'Rosa',
  title: { written: LONG_TITLE, translated: {} },
};

/** Emails whose subjects have names in them, as long as names may be. */
export const LONG_NAMED_MAILS: readonly { name: string; write: Write }[] = [
  {
    name: 'a cancelled quest',
    write: (locale) =>
      noticeMail(
        locale,
        sender,
        {
          ...longNamed,
          notice: 'reinstated',
          words: null,
          before: { startedAt: Date.parse('2026-09-23T15:00:00Z'), endedAt: null, location: null },
          after: { startedAt: Date.parse('2026-09-23T15:00:00Z'), endedAt: null, location: null },
          isPointMoved: false,
          link: page(locale),
          clashes: [],
          isOutOfAge: false,
        },
        'Rosa',
      ),
  },
  {
    name: 'a removal',
    write: (locale) =>
      bootMail(locale, sender, {
        ...longNamed,
        startedAt: Date.parse('2026-09-23T15:00:00Z'),
        option: 'BOOT',
        message: null,
      }),
  },
  {
    name: 'a place',
    write: (locale) => signedUp({ title: LONG_TITLE, charityName: LONG })(locale),
  },
  {
    name: 'a broadcast',
    write: (locale) =>
      alertMail(
        locale,
        sender,
        { ...longNamed, startedAt: null, endedAt: null, location: null, openPlaces: 1, link: page(locale) },
        { firstName: 'Rosa', isPrevious: true },
      ),
  },
  {
    name: 'a question to a guild',
    write: (locale) =>
      guildMails.askedMail(locale, sender, {
        ...{ firstName: null, guildName: LONG, providerName: LONG, link: page(locale) },
        quests: [quest],
      }),
  },
  {
    name: 'an invitation',
    write: (locale) =>
      invitationMail(locale, sender, {
        ...{ groupName: LONG, roleId: 'captains', firstName: 'Rosa', providerName: null },
        ...{ expiresAt: endedAt, link: page(locale) },
      }),
  },
  {
    name: 'a copy for a guardian',
    write: (locale) =>
      guardianMails.guardianCopyMail(locale, sender, { ...child, subject: LONG, body: 'Soup' }),
  },
];
