import { vi } from 'vitest';

/** Streams that a page has opened, in place of the browser's; the test says what they tell. */
export class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(name: string, data: object = {}): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  fail(): void {
    if (!this.isClosed) this.dispatchEvent(new Event('error'));
  }
}

/** Puts them in place until the globals are put back; `open` is the one that is open. */
export function fakeEventSource() {
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  return {
    all: FakeEventSource.all,
    open: (): FakeEventSource => {
      const found = FakeEventSource.all.findLast(({ isClosed }) => !isClosed);
      if (!found) throw new Error('No stream is open.');
      return found;
    },
  };
}
