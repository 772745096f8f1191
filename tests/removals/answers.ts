import type { Removal } from '../../scripts/prove/removal.ts';

/** What people answer by links, and who hears of it. */
export const ANSWERS: readonly Removal[] = [
  {
    ids: ['REM-05'],
    what: 'the address on the page of an answer link',
    find: '{address && address !== place && <p lang={lang} dir={dir}>{address}</p>}',
  },
  {
    ids: ['REM-05'],
    what: 'that an answer link is over once the quest has begun',
    find: "if (hasStarted(quest, now) || isOver(quest, now)) return 'BEGUN';",
  },
  {
    ids: ['REM-06'],
    what: 'the mark of who said they come, on the page of a quest',
    find: '<ComesMark confirmedAt={contract.confirmedAt} />}\n </Box>\n <Box',
    put: 'null}\n </Box>\n <Box',
  },
  {
    ids: ['REM-06'],
    what: 'the mark of who said they come, on the sheet',
    find: '{status === null && <ComesMark confirmedAt={contract.confirmedAt} />}',
  },
  {
    ids: ['REM-06'],
    what: 'how many said they come, in the head of the sheet',
    find: '</Typography>\n <WhoComes quest={quest} />\n </Box>',
    put: '</Typography>\n </Box>',
  },
  {
    ids: ['REM-06'],
    what: 'that a moved quest asks everybody anew',
    find: 'await forgetWhoComes(tx, edits);',
  },
  {
    ids: ['REM-07'],
    what: 'that managers hear of a late bail-out',
    find: "tellManagers: (tx, context, facts) => tellLateBail(tx, context, facts, 'named'),",
  },
  {
    ids: ['REM-07'],
    what: 'the filters that «Ask others» sets',
    find: '({ ...FIRST_FORM, ...filtersInAddress(search) })',
    put: '({ ...FIRST_FORM, ...(search && {}) })',
  },
  {
    ids: ['REM-09'],
    what: 'the words of the answers, on the page of a quest',
    find: '{said}\n </li>',
    put: '</li>',
  },
  {
    ids: ['REM-09'],
    what: 'that answers are shown in full threes',
    find: 'Math.floor(answers.length / LEAST_ANSWERS) * LEAST_ANSWERS',
    put: 'answers.length < LEAST_ANSWERS ? 0 : answers.length',
  },
  {
    ids: ['REM-09'],
    what: 'that nobody but its person reads the own answer',
    find: 'return guildId === null && viewer?.accountId === chariteerId;',
    put: 'return guildId === null && viewer !== null && chariteerId !== null;',
  },
];
