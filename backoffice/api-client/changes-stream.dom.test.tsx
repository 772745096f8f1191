import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEventSource } from '../../tests/support/fake-event-source.ts';
import { listenForChanges } from './changes-stream.ts';

let streams: ReturnType<typeof fakeEventSource>;
let end: () => void;
const onChange = vi.fn();
const onPoll = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  streams = fakeEventSource();
  end = listenForChanges({ questId: 'q 1' }, { onChange, onPoll });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the stream of changes by others', () => {
  it('names what is watched, tells of changed quests, and asks nothing while nothing happens [DSK-12]', () => {
    expect(streams.open().url).toBe('/changes?quest=q+1');
    streams.open().tell('ready');
    vi.advanceTimersByTime(600_000);
    expect([streams.all.length, onChange.mock.calls, onPoll.mock.calls]).toEqual([1, [], []]);
    streams.open().tell('change', { questIds: ['q 1'] });
    expect(onChange.mock.calls).toEqual([[['q 1']]]);
  });

  it('is asked for again, later each time, and a page polls while it stays away [DSK-12]', () => {
    for (const [index, delay] of [2, 4, 8, 16, 30, 30].entries()) {
      streams.open().fail();
      vi.advanceTimersByTime(delay * 1_000 - 1);
      expect(streams.all, `retry ${index}`).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(streams.all, `retry ${index}`).toHaveLength(index + 2);
    }
    expect(onPoll).toHaveBeenCalledTimes(2);
    streams.open().tell('ready');
    expect(onChange.mock.calls, 'what was missed').toEqual([[null]]);
    streams.open().fail();
    vi.advanceTimersByTime(2_000);
    expect(streams.all).toHaveLength(8);
  });

  it('that opens late may have missed something', () => {
    vi.advanceTimersByTime(3_001);
    streams.open().tell('ready');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('counts as away where a proxy holds it back [DSK-12]', () => {
    vi.advanceTimersByTime(10_000);
    expect(streams.all[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(streams.all).toHaveLength(2);
  });

  it('is closed while the tab is hidden, and by whoever ends it [DSK-12]', () => {
    streams.open().tell('ready');
    show('hidden');
    expect(() => streams.open()).toThrow();
    vi.advanceTimersByTime(600_000);
    expect([streams.all.length, onPoll.mock.calls.length]).toEqual([1, 0]);
    show('visible');
    expect(streams.all).toHaveLength(2);
    end();
    expect(() => streams.open()).toThrow();
    show('visible');
    expect(streams.all).toHaveLength(2);
  });

  it('is not asked for again by someone who may not listen any more', () => {
    streams.open().tell('ready');
    streams.open().tell('over');
    vi.advanceTimersByTime(600_000);
    expect([streams.all.length, onPoll.mock.calls.length]).toEqual([1, 0]);
  });
});

it('a browser without such streams polls [DSK-12]', () => {
  end();
  vi.stubGlobal('EventSource', undefined);
  end = listenForChanges({ questId: 'q 1' }, { onChange, onPoll });
  vi.advanceTimersByTime(120_000);
  expect(onPoll).toHaveBeenCalledTimes(3);
});
