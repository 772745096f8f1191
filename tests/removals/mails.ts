import type { Removal } from '../../scripts/prove/removal.ts';

/** Emails as they arrive, and what becomes of those that do not. */
export const MAILS: readonly Removal[] = [
  {
    ids: ['MSG-03'],
    what: 'that a subject fits whatever was written into it',
    find: 'subject: markedText(locale, withinSubject(subject)),',
    put: 'subject: markedText(locale, subject),',
  },
  {
    ids: ['MSG-03'],
    what: 'the line that programs show beside a subject',
    find: '<div style="display:none;max-height:0;overflow:hidden">${escapeText(previewLine(parts))}${BLANKS}</div>',
  },
  {
    ids: ['MSG-04'],
    what: 'the look of a mail by night',
    find: 'supported-color-schemes:light dark}@media (prefers-color-scheme:dark){',
    put: 'supported-color-schemes:light dark}@media print{',
  },
  {
    ids: ['MSG-04'],
    what: 'that nothing in a mail becomes a tag',
    find: '        ? escapeText(words)\n',
    put: '        ? words\n',
  },
  {
    ids: ['MSG-04'],
    what: 'the mailbox’s view of a mail as programs show it',
    find: 'src={`${paths.mailbox()}/${encodeURIComponent(id)}`}',
  },
  {
    ids: ['MSG-04'],
    what: 'that a button leads out of the frame in which the mailbox shows a mail',
    find: ' allow-top-navigation-by-user-activation',
  },
  {
    ids: ['MSG-05'],
    what: 'that the mails about a quest are one thread',
    find: "return { 'In-Reply-To': first, References: first };",
    put: 'return { References: `${first}${Math.random()}` };',
  },
  {
    ids: ['MSG-05'],
    what: 'that a mail says that no machine should answer it',
    find: "    'Auto-Submitted': 'auto-generated',\n",
  },
  {
    ids: ['MSG-06'],
    what: 'the mail that confirms a place',
    find: '    tellWithFacts(tx, context, values, telling, confirmation),\n',
  },
  {
    ids: ['MSG-06'],
    what: 'that the entry of a cancelled quest is taken out of calendars',
    find: "const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';",
    put: "const method = kind === 'moved' ? 'REQUEST' : 'REQUEST';",
  },
  {
    ids: ['MSG-07'],
    what: 'that an address is marked whose server refuses it for good',
    find: '  await markUnreachable(tx, outcomes, now);\n',
  },
  {
    ids: ['MSG-07'],
    what: 'that a mail is given up after 24 hours',
    find: "    if (now >= last) return { status: 'failed', attempts, deferrals, nextAttemptAt: now };\n",
  },
  {
    ids: ['MSG-07'],
    what: 'that settings say when mails to an address come back',
    find: "{contact?.verificationStatus === 'Confirmed' && contact.isUnreachable && (",
    put: '{contact?.emailAddress === null && (',
  },
  {
    ids: ['MSG-07'],
    what: 'which address the button among the settings confirms again',
    find: '<input type="hidden" name="contactAddress" value={contact.emailAddress} />',
  },
  {
    ids: ['MSG-08'],
    what: 'that a complaint ends news that were chosen',
    find: '      set: { isOn: false, changedAt: now },\n',
    put: '      set: { changedAt: now },\n',
  },
  {
    ids: ['MSG-08'],
    what: 'the secret of a mail service',
    find: "if (!isFromService(config.mailHookSecret, headerOf(c, 'authorization'))) return next();",
  },
];
