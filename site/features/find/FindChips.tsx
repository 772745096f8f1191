import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import { choosing, type FindAsk } from './find-address.ts';
import type { FoundList } from './found-list.ts';

/** Quick choices, in the order in which people ask for them. */
const DAY_CHIPS = ['weekend', 'today', 'tomorrow', 'week'] as const;

type Props = {
  texts: FindFormTexts;
  ask: FindAsk;
  causes: FoundList['causes'];
  /** The address of the page for an ask. */
  hrefOf: (ask: FindAsk) => string;
};

/** The choices that most people make, as links: each to the list with it, one that is chosen to the list without. */
export function FindChips({ texts, ask, causes, hrefOf }: Props) {
  const hasEvenings = ask.times.length === 1 && ask.times[0] === 'evening';
  const kinds = [
    ['evenings', hasEvenings, { times: hasEvenings ? [] : (['evening'] as const) }],
    ['withChildren', ask.withChildren, { withChildren: !ask.withChildren }],
    ['needsPeople', ask.needsPeople, { needsPeople: !ask.needsPeople }],
  ] as const;
  return (
    <section aria-label={texts.days}>
      <ul className="find-chips">
        {DAY_CHIPS.map((day) => {
          const isChosen = ask.date === '' && ask.day === day;
          const choice = { day: isChosen ? 'any' : day } as const;
          return (
            <Chip key={day} label={texts[day]} isChosen={isChosen} href={hrefOf(choosing(ask, choice))} />
          );
        })}
        {kinds.map(([name, isChosen, choice]) => (
          <Chip key={name} label={texts[name]} isChosen={isChosen} href={hrefOf(choosing(ask, choice))} />
        ))}
      </ul>
      <ul className="find-chips" aria-label={texts.causes}>
        {causes.map((cause) => (
          <Chip key={cause.label} {...cause} />
        ))}
      </ul>
    </section>
  );
}

type ChipProps = { label: string; count?: string | undefined; isChosen?: boolean | undefined; href: string };

function Chip({ label, count, isChosen, href }: ChipProps) {
  return (
    <li>
      <a className="chip" href={href} aria-current={isChosen ? 'true' : undefined}>
        {`${label} `}
        {count && <small>{count}</small>}
      </a>
    </li>
  );
}
