type Clock = () => number;

const RealDate = globalThis.Date;
/** The clocks that `Date` was moved to, the one it follows last. */
let clocks: readonly Clock[] = [];
const followed: Clock = () => (clocks.at(-1) ?? RealDate.now)();

/** The time of the machine in epoch ms, also while `Date` is moved. */
export const realNow: Clock = RealDate.now;

/** `Date` as it is, but for what it takes as now. */
const MovedDate = new Proxy(RealDate, {
  apply: () => new RealDate(followed()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [followed()] : given, newTarget),
  get: (target, key) => (key === 'now' ? followed : Reflect.get(target, key)),
});

/** Moves `Date` of this process to a clock in epoch ms; timers stay. lucia reads no other clock. */
export function moveDate(clock: Clock): void {
  clocks = [...clocks.filter((other) => other !== clock), clock];
  if (globalThis.Date === RealDate) globalThis.Date = MovedDate;
}

/** Lets `Date` follow this clock no longer, but the one before; without a clock, the machine's. */
export function restoreDate(clock?: Clock): void {
  clocks = clock ? clocks.filter((other) => other !== clock) : [];
  if (clocks.length === 0 && globalThis.Date === MovedDate) globalThis.Date = RealDate;
}
