import { describe, expect, it } from 'vitest';
import { forwardFrom } from './older-address.ts';

const quest = (viewerIsManager: boolean, applicationLink: string | null) => ({
  id: 'q 1',
  providerId: '1',
  viewerIsManager,
  viewerVerdict: { applicationLink },
});

describe('the older address of a quest', () => {
  it.each([
    ['those who manage the quest open it in the console', true, null, '/console/quest/q%201'],
    ['an application link changes nothing for them', true, 'https://apply.example/', '/console/quest/q%201'],
    ['everybody else reads the public page', false, null, '/questList/1/quest/q%201'],
    [
      'a second tag that is no address of the web is no link',
      false,
      'javascript:1',
      '/questList/1/quest/q%201',
    ],
    ['with an application link it is a page of its own', false, 'https://apply.example/', null],
  ])('%s [NAV-13, OPEN-NAV-02]', (_, viewerIsManager, link, expected) => {
    expect(forwardFrom(quest(viewerIsManager, link))).toBe(expected);
  });
});
