/** Smallest clock change that counts as a jump; normal corrections are smaller, and DST doesn't change timestamps. */
const JUMP_MS = 10 * 60_000;
/** Time for a person to set a clock right that has jumped; then it is believed. */
const REST_MS = 60 * 60_000;
/** An installation may be switched off for so long. */
const LONGEST_PAUSE_MS = 31 * 24 * 60 * 60_000;

/**
 * Whether the machine's clock can be believed. One that jumps, forwards or back, would let a sweep take for old what is
 * not, and delete it: whoever deletes by age asks here first. So would one that is wrong from the start: it is held
 * against `seenAt`, when it was last in order (epoch ms). `elapsed` in ms, of a clock that no one sets.
 */
export function createSteadyClock(
  clock: () => number,
  onJump: (jumpMs: number) => void,
  seenAt: number | null = null,
  elapsed = () => performance.now(),
) {
  let last = { clock: clock(), elapsed: elapsed() };
  let restsUntil = 0;
  const since = seenAt === null ? 0 : last.clock - seenAt;
  if (since < -JUMP_MS || since > LONGEST_PAUSE_MS) rest(since);

  function rest(jumpMs: number): void {
    restsUntil = last.elapsed + REST_MS;
    onJump(jumpMs);
  }

  return (): boolean => {
    const now = { clock: clock(), elapsed: elapsed() };
    const jump = now.clock - last.clock - (now.elapsed - last.elapsed);
    last = now;
    if (Math.abs(jump) > JUMP_MS) rest(jump);
    return now.elapsed >= restsUntil;
  };
}
