import type { Removal } from '../../scripts/prove/removal.ts';

/** What people choose, what ends emails, what they read again, and what is enough. */
export const MESSAGES_AND_INBOX: readonly Removal[] = [
  {
    ids: ['MSG-11'],
    what: 'a mail program’s one click is let through from another site',
    find: 'if (!isOneClick && !isCallAllowed(',
    put: 'if (!isCallAllowed(',
  },
  {
    ids: ['MSG-11'],
    what: 'a link is good for its own class alone',
    find: "const isOurs = dataKey.hashes('unsubscribe', about).some((hash) => isSameSecret(macOf(hash), mac));",
    put: 'const isOurs = mac.length > 0 && isSameSecret(mac, mac) && dataKey.hashes.length > 0;',
  },
  {
    ids: ['MSG-10'],
    what: 'what people must know comes by mail as long as there is no other way',
    find: "return others.some((channel) => isChosen(choices, 'must', channel)) ? null : 'MUST_NEEDS_MAIL';",
    put: "return others.some((channel) => isChosen(choices, 'must', channel)) ? null : null;",
  },
  {
    ids: ['MSG-10'],
    what: 'the form says which boxes it shows, so that one can be switched off',
    find: '<input type="hidden" name="shown[]" value={boxName(chosen, channel)} disabled={chosen === \'must\' && isOnlyMail} />',
  },
  {
    ids: ['MSG-14'],
    what: 'the navigation counts what is unread',
    find: '<span class="avatar" aria-hidden="true">{viewer.initials}</span>\n            <UnreadBadge count={unread} />',
    put: '<span class="avatar" aria-hidden="true">{viewer.initials}</span>',
  },
  {
    ids: ['MSG-14'],
    what: 'an entry says which language its words are in',
    find: '<div class="card words" lang={language.lang} dir={language.dir}>',
    put: '<div class="card words">',
  },
  {
    ids: ['MSG-23'],
    what: 'that today’s messages to a charity are spent',
    find: '{isSpent && <p class="soft" id="message">{t.noneLeft}</p>}',
    put: '',
  },
  {
    ids: ['MSG-14'],
    what: 'nobody else opens an entry',
    find: '.where(and(eq(message.id, id), isOwn(reader)))',
    put: '.where(eq(message.id, id))',
  },
  {
    ids: ['MSG-13'],
    what: 'who has had enough news is left out of a broadcast',
    find: 'const reached = wanting.filter(({ reach }) => takers.has(reach.accountId));',
    put: "const reached = wanting.filter(({ reach }) => takers.size >= 0 && reach.accountId !== '');",
  },
  {
    ids: ['MSG-13'],
    what: 'the review says how many have had enough',
    find: '{enoughNewsCount > 0 && <strong>{t.hadEnough({ count: enoughNewsCount })} </strong>}',
  },
  {
    ids: ['MSG-12'],
    what: 'the review says that it arrives in the morning',
    find: '<Typography>{arrivalText(estimate.arrivesAt)}</Typography>',
  },
];
