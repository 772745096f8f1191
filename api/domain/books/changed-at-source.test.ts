import { describe, expect, it } from 'vitest';
import { changedAtSource, QUEST_FIELDS_TOGETHER } from './changed-at-source.ts';

const last = { name: 'Old name', mission: 'Old mission', tags: ['food'] };

describe('a source that changed since the last import', () => {
  it('gives its changed fields, and only those', () => {
    const next = { name: 'New name', mission: 'Old mission', tags: ['food'] };
    expect(changedAtSource({ kept: last, last, next })).toEqual({ name: 'New name' });
  });

  it('gives nothing when it says the same, whatever people made of it', () => {
    const kept = { name: 'Edited', mission: '', tags: [] };
    expect(changedAtSource({ kept, last, next: { ...last } })).toEqual({});
  });

  it('leaves a field that somebody edited', () => {
    const kept = { ...last, name: 'Edited' };
    const next = { name: 'New name', mission: 'New mission', tags: ['mind'] };
    expect(changedAtSource({ kept, last, next })).toEqual({ mission: 'New mission', tags: ['mind'] });
  });

  it('leaves fields that are only right together with an edited one', () => {
    const quest = { eventTitle: 'A', eventType: 'OSV', startedAt: 10, endedAt: null as number | null };
    const next = { ...quest, eventTitle: 'B', startedAt: 30 };
    const together = [QUEST_FIELDS_TOGETHER[0]];
    expect(changedAtSource({ kept: quest, last: quest, next }, together)).toEqual({
      eventTitle: 'B',
      startedAt: 30,
    });
    const kept = { ...quest, endedAt: 20 };
    expect(changedAtSource({ kept, last: quest, next }, together)).toEqual({ eventTitle: 'B' });
  });
});
