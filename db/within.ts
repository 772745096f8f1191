/**
 * Calls after so many milliseconds, unless it is called off. Where the event loop was busy for longer than that, answers
 * that have come meanwhile are taken first.
 */
export function afterwards(milliseconds: number, call: () => void): { off(): void } {
  let soon: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    soon = setImmediate(call);
  }, milliseconds);
  return {
    off: () => {
      clearTimeout(timer);
      clearImmediate(soon);
    },
  };
}

/**
 * The work's own outcome, or after so many milliseconds the error that `late` makes. The work itself goes on: whoever
 * calls sees to it that it ends, too.
 */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = afterwards(milliseconds, () => reject(late()));
    work.then(resolve, reject).finally(() => deadline.off());
  });
}
