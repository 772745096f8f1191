import type { Removal } from '../../scripts/prove/removal.ts';

/** What reading and saving contact data leaves behind, and the files with people. */
export const TRACES: readonly Removal[] = [
  {
    ids: ['SAF-19'],
    what: 'that contact data which was shown is noted',
    find: 'if (value != null) noteRead(context, row);',
  },
  {
    ids: ['SAF-19'],
    what: 'that one’s own contact data is no reading',
    find: 'if (personId === undefined || personId === viewer?.accountId) return;',
    put: 'if (personId === undefined) return;',
  },
  {
    ids: ['SAF-19'],
    what: 'that reading of very many is told once a day only',
    find: 'return before <= QUIET_PEOPLE_A_DAY && after > QUIET_PEOPLE_A_DAY;',
    put: 'return after > QUIET_PEOPLE_A_DAY;',
  },
  {
    ids: ['SAF-20'],
    what: 'the entry about a file',
    find: "await recordAudit(tx, context.now, { ...about, action: 'export', detail });",
  },
  {
    ids: ['SAF-20'],
    what: 'that other sites make no files',
    find: "if (!isFromHere(c, deps)) throw new DomainError('FORBIDDEN', { message: ELSEWHERE });",
  },
  {
    ids: ['SAF-21'],
    what: 'the entry about a new contact address',
    find: "await recordAudit(tx, now, { action: 'contact-address-set', actorId: accountId, subjectId: accountId });",
  },
  {
    ids: ['SAF-19'],
    what: 'how many of the people were young, in the audit list',
    find: 'return young === 0 ? t.contacts({ people }) : t.contactsYoung({ people, young });',
    put: 'return t.contacts({ people });',
  },
  {
    ids: ['SAF-19', 'SAF-20'],
    what: 'the sentences of the audit list about people who were read',
    find: 'return (facts.people === undefined ? null : readingText(action, facts)) ?? detailText(detail);',
    put: 'return detailText(detail);',
  },
  {
    ids: ['SAF-20', 'VOL-08'],
    what: 'the way to give a file up',
    find: '<Button ref={catchFocus} onClick={cancel}> {textsOf(consoleFormsTexts).cancel} </Button>',
  },
  {
    ids: ['SAF-20', 'VOL-08'],
    what: 'the word that a file is being made',
    find: '<Typography>{textsOf(consoleFormsTexts).preparing}</Typography>',
  },
  {
    ids: ['SAF-20'],
    what: 'that a file which could not be made is told of',
    find: "if (!controller.signal.aborted) notify(messageOf(error), { type: 'error' });",
  },
  {
    ids: ['SAF-20'],
    what: 'that a refusal is not saved as a file',
    find: 'if (!answer.ok) throw new ConsoleError(await refusalOf(answer));',
  },
  {
    ids: ['SAF-20', 'VOL-08'],
    what: 'that the keyboard stays where the button of a file was',
    find: 'if (isPressed.current && document.activeElement === document.body) button?.focus();',
  },
];
