/** Maximum number of undo steps. */
const MOST_STEPS = 200;

/** What was there at each step, so that it can be had again: changes made by scripts are unknown to the browser's own. */
export class EditHistory<State> {
  #past: State[] = [];
  #future: State[] = [];
  #now: State;
  #kind: string | null = null;

  constructor(now: State) {
    this.#now = now;
  }

  /** A change was made. Those of one kind in a row are one step; without a kind each is one. */
  note(state: State, kind: string | null = null): void {
    if (kind === null || kind !== this.#kind) {
      this.#past = [...this.#past, this.#now].slice(-MOST_STEPS);
    }
    this.#kind = kind;
    this.#now = state;
    this.#future = [];
  }

  /** The text was put in place from elsewhere: there is nothing to go back to. */
  restart(now: State): void {
    this.#past = [];
    this.#future = [];
    this.#now = now;
    this.#kind = null;
  }

  /** The next change begins a step of its own. */
  pause(): void {
    this.#kind = null;
  }

  /** What was there before, or null at the beginning. */
  undo(): State | null {
    const before = this.#past.pop();
    if (before === undefined) return null;
    this.#future.push(this.#now);
    return this.#goTo(before);
  }

  /** What was taken back last, or null where nothing was. */
  redo(): State | null {
    const after = this.#future.pop();
    if (after === undefined) return null;
    this.#past.push(this.#now);
    return this.#goTo(after);
  }

  #goTo(state: State): State {
    this.#kind = null;
    this.#now = state;
    return state;
  }
}
