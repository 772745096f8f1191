import type { QuestFilterTexts } from '#domain/texts/generated/quest-filter.ts';
import { type ListFilter, ORDERS, searchOf } from './list-filter.ts';

type Props = { texts: QuestFilterTexts; filter: ListFilter };

/** The two orders of a list, as links: the server remembers the one that was followed. */
export function OrderChoice({ texts, filter }: Props) {
  return (
    <nav className="list-order cluster" aria-label={texts.order}>
      {ORDERS.map((order) => (
        <a
          key={order}
          className="chip"
          href={searchOf({ ...filter, order })}
          aria-current={order === filter.order ? 'true' : undefined}
        >
          {texts[order]}
        </a>
      ))}
    </nav>
  );
}
