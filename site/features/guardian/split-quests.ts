type Timed = { startedAt: string | null; endedAt: string | null };

/** Quests still ahead, the soonest first, and past ones, the latest first; from a list with the latest start first. */
export function splitQuests<Quest extends Timed>(quests: readonly Quest[], now: number) {
  const isPast = ({ startedAt, endedAt }: Timed) => {
    const last = endedAt ?? startedAt;
    return last !== null && Date.parse(last) <= now;
  };
  return {
    ahead: quests.filter((quest) => !isPast(quest)).toReversed(),
    past: quests.filter(isPast),
  };
}
