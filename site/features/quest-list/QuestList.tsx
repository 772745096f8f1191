import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { ListFilterForm } from './ListFilterForm.tsx';
import {
  filtered,
  filterOf,
  isNarrowed,
  type ListFilter,
  searchOf,
  typesOf,
  wholeList,
} from './list-filter.ts';
import { type ListWords, openListWords, type PackedListWords } from './list-words.ts';
import { unpackedList } from './packed-list.ts';
import { QuestDays } from './QuestDays.tsx';
import { QuestSeriesCard } from './QuestSeriesCard.tsx';
import type { ListedQuest } from './quest-card.ts';
import { seriesOf } from './quest-series.ts';
import './quest-list.css';

/** A list that is taken in at a glance needs no filter. */
const FILTERED_FROM = 4;

type Props = {
  /** By `listWordsFor`. */
  texts: PackedListWords;
  /** By `packedList`. */
  list: string;
  filter: ListFilter;
  /** The order where nobody chose one. */
  usual: ListFilter['order'];
  /** The instant of the request in epoch milliseconds. */
  now: number;
};

/**
 * What a charity has ahead. Made on the server for the filter of the address; in the browser it follows each choice. As a
 * plain function Astro would try it once before each time that it draws it.
 */
export const QuestList = memo(function QuestList({ texts, list, filter: asked, usual, now }: Props) {
  const words = useMemo(() => openListWords(texts), [texts]);
  const quests = useMemo(() => unpackedList(list), [list]);
  const { filter, choose, isLive, place } = useListFilter(asked, quests, usual);
  const shown = filtered(quests, filter, now);
  return (
    <div ref={place} className="quest-list">
      {quests.length >= FILTERED_FROM && (
        <>
          <ListFilterForm
            texts={words.filter}
            filter={filter}
            types={typesOf(quests)}
            isOpen={isNarrowed(asked)}
            isLive={isLive}
            onChoose={choose}
          />
          <p className="count" role="status">
            {isNarrowed(filter) && words.filter.shown({ shown: shown.length, all: quests.length })}
          </p>
        </>
      )}
      {shown.length === 0 && isNarrowed(filter) && (
        <NothingFits texts={words.filter} onShowAll={() => choose(wholeList(filter.order))} isLive={isLive} />
      )}
      {filter.order === 'day' ? (
        <QuestDays quests={shown} words={words} />
      ) : (
        <ul className="series-list">
          {seriesOf(shown).map((series) => (
            <li key={series.id}>
              <QuestSeriesCard series={series} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

type NothingFitsProps = { texts: ListWords['filter']; isLive: boolean; onShowAll: () => void };

function NothingFits({ texts, isLive, onShowAll }: NothingFitsProps) {
  return (
    <div className="nothing-fits">
      <p>{texts.noneFits}</p>
      {isLive ? (
        <button type="button" className="button" onClick={onShowAll}>
          {texts.showAllQuests}
        </button>
      ) : (
        <a className="button" href="?">
          {texts.showAllQuests}
        </a>
      )}
    </div>
  );
}

/** The filter, kept in the address so that a choice can be shared and comes back with the page. */
function useListFilter(asked: ListFilter, quests: readonly ListedQuest[], usual: ListFilter['order']) {
  const [filter, setFilter] = useState(asked);
  const [isLive, setIsLive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const choose = (chosen: ListFilter) => {
    setFilter(chosen);
    history.replaceState(null, '', `${location.pathname}${searchOf(chosen, usual)}`);
  };
  // What was chosen before the script was there holds, as does what the browser filled in on the way back.
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) {
      const typed = new FormData(form);
      const said = (name: string) => typed.get(name) as string | null;
      setFilter(
        filterOf(
          { when: said('when'), type: said('type'), open: said('open'), by: said('by') },
          typesOf(quests),
          usual,
        ),
      );
    }
    setIsLive(true);
  }, [quests, usual]);
  return { filter, choose, isLive, place };
}
