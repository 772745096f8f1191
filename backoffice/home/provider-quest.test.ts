import { describe, expect, it } from 'vitest';
import { formOfQuestPage, wayBack } from './provider-quest.ts';

describe('the page of a quest of the schedule', () => {
  const quest = { publishingStatus: 'Published', isOver: false } as const;

  it('is worked with until the quest is over, then read only [QD-25, QD-26]', () => {
    expect(formOfQuestPage(quest, true)).toBe('open');
    expect(formOfQuestPage({ ...quest, isOver: true }, true)).toBe('past');
  });

  it('has a form for who may not mark, and one for stamps [NAV-13, NAV-14, OPEN-NAV-02]', () => {
    expect(formOfQuestPage(quest, false), 'without the right to mark').toBe('past');
    expect(formOfQuestPage({ ...quest, publishingStatus: 'Template' }, true)).toBe('stamp');
  });

  it('leads back to the cards, and managers to their calendar', () => {
    expect(wayBack({ isOver: false }, true).to).toBe('/');
    expect(wayBack({ isOver: true }, true).to).toBe('/past-quests');
    expect(wayBack({ isOver: true }, false).to).toBe('/calendar');
  });
});
