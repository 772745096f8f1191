import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for who knows that a quest was canceled or moved. */
export const WHO_KNOWS: readonly Removal[] = [
  {
    ids: ['MSG-24'],
    what: 'that a delivery which failed reached nobody',
    find: "if (statuses.includes('sent')) return 'told';",
    put: "if (statuses.length > 0) return 'told';",
  },
  {
    ids: ['MSG-24'],
    what: 'the word of the charity in the mail',
    find: '...(words === null ? [] : [t.theirMessage({ message: words })]),',
  },
  {
    ids: ['MSG-25'],
    what: 'who called, on the page of the quest',
    find: "{calledAt && <Box sx={{ color: 'text.secondary' }}>{calledText(person, calledAt)}</Box>}",
  },
  {
    ids: ['MSG-25'],
    what: 'the telephone of who was not reached',
    find: "{state === 'NOT_REACHED' && <Phone number={contract.chariteer?.phoneNumber ?? null} />}",
  },
  {
    ids: ['MSG-26'],
    what: 'the reason on the page of a cancelled quest',
    find: '<p class="reason" {...asWritten(locale)}>{cancelReason}</p>',
  },
];
