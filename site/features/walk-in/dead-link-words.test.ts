import { expect, it } from 'vitest';
import { deadLinkWords } from './dead-link-words.ts';

it.each([
  ['LINK_USED', 'This link was used already'],
  ['LINK_EXPIRED', 'This link has expired'],
  ['GUARDIAN_PENDING', 'Your guardian hasn’t answered yet'],
  ['INVALID_TOKEN', 'That link didn’t work'],
])(
  '%s of a walk-in is a heading that says so, and no one is told to ask for another link [CHK-08]',
  (code, title) => {
    const said = deadLinkWords('en', code);
    expect(said.title).toBe(title);
    expect(said.words).not.toMatch(/new one/);
  },
);
