import type { Removal } from '../../scripts/prove/removal.ts';

/** Why to come, by whom one is led, and all that one has to know once one is on it. */
export const WHY_TO_COME: readonly Removal[] = [
  {
    ids: ['DSC-18'],
    what: 'that who leads is introduced only who agreed',
    find: 'if (!only?.isIntroduced) return',
    put: 'if (!only) return',
  },
  {
    ids: ['DSC-18', 'SAF-04'],
    what: 'that the young are not named as who leads',
    find: 'if (isYoungNamed(giverName, members, now)) return { name: null, sentence: null };',
  },
  {
    ids: ['DSC-18', 'SAF-04'],
    what: 'that only adults are introduced',
    find: 'if (isIntroduced && isYoung) return t.introducedFrom18;',
  },
  {
    ids: ['DSC-18'],
    what: 'that a sentence holds no telephone number',
    find: "await refuseContactDetails(tx, changes.introduction, 'reader');",
  },
  {
    ids: ['DSC-18'],
    what: 'that who would come again is told of each quest from three answers on',
    find: 'const shown = [...byQuest.values()].flatMap((ofQuest) => shownFeedback(ofQuest) ?? []);',
    put: 'const shown = [shownFeedback([...byQuest.values()].flat()) ?? []].flat();',
  },
  {
    ids: ['DSC-18'],
    what: 'that who would come again is of the last half year',
    find: ', startsBetween(now - COME_AGAIN_MS, now)',
    put: '',
  },
  {
    ids: ['DSC-18'],
    what: 'that nobody is introduced by the form without switching it on',
    find: "<IntroductionForm introduction={data.introduction ?? ''} isIntroduced={data.isIntroduced} />",
    put: '<IntroductionForm introduction="" isIntroduced />',
  },
  {
    ids: ['DSC-19'],
    what: 'what one has to know on the sheet after a sign-up',
    find: '<SheetFacts quest={quest} reminder={reminder ? reminderWords(locale, Date.parse(reminder.at)) : null} />',
  },
  {
    ids: ['DSC-19'],
    what: 'the ways into a calendar on the sheet',
    find: '<CalendarChoice quest={quest} />',
  },
  {
    ids: ['DSC-19'],
    what: 'the ways to bring somebody on the sheet',
    find: '<SheetActions quest={quest} invitation={invitation} />',
  },
  {
    ids: ['DSC-19'],
    what: 'the square code of the sheet',
    find: '<SquareCode square={square} title={t.square} />',
  },
  {
    ids: ['DSC-19'],
    what: 'the mail of the sheet, where there is no script',
    find: '<a className="button" href={mail}> {t.mail} </a>',
    put: '<span />',
  },
  {
    ids: ['DSC-19'],
    what: 'the address of the sheet, to be copied by hand',
    find: 'value={address} onFocus',
    put: 'value="" onFocus',
  },
  {
    ids: ['DSC-21'],
    what: 'places left in what is shared',
    find: '...(startedAt === null ? [] : [longDay(startedAt), timeSpan(startedAt, endedAt)]), place, left, ];',
    put: '...(startedAt === null ? [] : [longDay(startedAt), timeSpan(startedAt, endedAt)]), place, ];',
  },
];
