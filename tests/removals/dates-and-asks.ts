import type { Removal } from '../../scripts/prove/removal.ts';

/** What a quest asks for, its other dates, and what stands where there is none to take. */
export const DATES_AND_ASKS: readonly Removal[] = [
  {
    ids: ['DEC-36', 'DSC-16'],
    what: 'that all hindrances are told, not the first alone',
    find: 'return settled === undefined ? all.filter((verdict) => !isSaidBefore(verdict, all)) : [settled];',
    put: 'return all.slice(0, 1);',
  },
  {
    ids: ['DEC-36', 'DSC-16'],
    what: 'that visitors are told of trainings',
    find: "if (verdict === 'TRAINING_REQUIRED' && isUnknown) return quest.requiresTraining === true;",
  },
  {
    ids: ['DSC-16'],
    what: 'how long a training takes',
    find: 'estimatedTime ? t.trainingTakes({ duration: formats.duration(estimatedTime) }) : t.trainingBefore,',
    put: 't.trainingBefore,',
  },
  {
    ids: ['DSC-16'],
    what: 'the sentences of all that is in the way',
    find: '{sentences.map((sentence) => <li>{sentence}</li>)}',
  },
  {
    ids: ['DSC-10'],
    what: 'that dates which ask for more are left to their own page',
    find: 'withMore.has(questId)',
    put: 'false',
  },
  {
    ids: ['DSC-10'],
    what: 'how many dates go in one step',
    find: 'questIds.length === 0 || questIds.length > MOST_DATES',
    put: 'questIds.length === 0',
  },
  {
    ids: ['DSC-10'],
    what: 'that a refused date leaves the others',
    find: 'return { questId, outcome: outcomeOfRefusal(code), code, message };',
    put: 'throw error;',
  },
  {
    ids: ['DSC-10'],
    what: 'what became of each date, on the page',
    find: '<ul class="results">',
    put: '<ul class="results" hidden>',
  },
  {
    ids: ['DSC-15', 'DSC-10'],
    what: 'that other dates have the same title',
    find: 'eq(quest.titleKey, wanted.titleKey),',
  },
  {
    ids: ['DSC-17'],
    what: 'that visitors read that a quest is over',
    find: "if (verdict === 'LOG_IN' && settled) return settled;",
  },
  {
    ids: ['DSC-17'],
    what: 'what one could take where there is no quest',
    find: '<NextQuests title={t.instead} quests={data?.nextQuests ?? []} />\n</ProblemPage>',
    put: '</ProblemPage>',
  },
  {
    ids: ['DSC-10'],
    what: 'that nobody learns how a child of others stands to a date',
    find: '!(await isOwnChild(store.read, viewer, childId))',
    put: 'childId === null',
  },
  {
    ids: ['DSC-10'],
    what: 'that dates are judged for the child for whom they are picked',
    find: 'const { verdict, hasClash, canJoinWaitingList } = date.childDate ?? OVER;',
    put: 'const { verdict, hasClash, canJoinWaitingList } = OVER;',
  },
];
