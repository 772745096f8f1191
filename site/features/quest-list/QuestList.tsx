import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ListFilterForm } from './ListFilterForm.tsx';
import {
  filterOf,
  isNarrowed,
  type ListFilter,
  listed,
  searchOf,
  typesOf,
  wholeList,
} from './list-filter.ts';
import { type ListWords, openListWords, type PackedListWords } from './list-words.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { unpackedList } from './packed-list.ts';
import { QuestDays } from './QuestDays.tsx';
import { QuestSeriesList } from './QuestSeriesList.tsx';
import type { ListedQuest } from './quest-card.ts';
import './quest-list.css';

/** A list that is taken in at a glance needs no filter. */
const FILTERED_FROM = 4;

type Props = {
  /** Texts from `listWordsFor`. */
  texts: PackedListWords;
  /** Quests as `packedList` encodes them. */
  list: string;
  filter: ListFilter;
  /** The instant of the request in epoch milliseconds. */
  now: number;
};

/**
 * What a charity has ahead. Made on the server for the filter of the address; in the browser it follows each choice. As a
 * plain function Astro would try it once before each time that it draws it.
 */
export const QuestList = memo(function QuestList({ texts, list, filter: asked, now }: Props) {
  const words = useMemo(() => openListWords(texts), [texts]);
  const quests = useMemo(() => unpackedList(list), [list]);
  const { filter, choose, chooseFrom, isLive, place } = useListFilter(asked, quests);
  const shown = listed(quests, filter, now);
  const isCut = shown.length < quests.length && !isNarrowed(filter);
  const near = shown.filter(({ startedAt }) => startedAt !== null).length;
  return (
    <div ref={place} className="quest-list">
      {quests.length > 1 && <OrderChoice texts={words.filter} filter={filter} />}
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
        <NothingFits
          texts={words.filter}
          onShowAll={() => chooseFrom(0, wholeList(filter.order))}
          isLive={isLive}
        />
      )}
      {filter.order === 'day' ? (
        <QuestDays quests={shown} words={words} />
      ) : (
        <QuestSeriesList quests={shown} words={words} />
      )}
      {isCut && (
        <ShowAllQuests
          text={words.filter.showAllOf({ count: quests.length })}
          filter={filter}
          onChoose={isLive ? (whole) => chooseFrom(near, whole) : undefined}
        />
      )}
    </div>
  );
});

type ShowAllQuestsProps = {
  text: string;
  filter: ListFilter;
  /** Handler of the click; if omitted, the link is followed. */
  onChoose: ((filter: ListFilter) => void) | undefined;
};

function ShowAllQuests({ text, filter, onChoose }: ShowAllQuestsProps) {
  const whole: ListFilter = { ...filter, isWhole: true };
  return (
    <a
      className="button button-wide"
      href={searchOf(whole)}
      onClick={(event) => {
        if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(whole);
      }}
    >
      {text}
    </a>
  );
}

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
        <a className="button" href="?all=1">
          {texts.showAllQuests}
        </a>
      )}
    </div>
  );
}

/** Moves the focus to a card once it is drawn: what was pressed to show it is gone by then. */
function useCardFocus(place: RefObject<HTMLDivElement | null>) {
  const [card, setCard] = useState<number | null>(null);
  useEffect(() => {
    if (card === null) return;
    const links = place.current?.querySelectorAll<HTMLElement>('h3 a, .series-card li a');
    links?.[card]?.focus();
    setCard(null);
  }, [card, place]);
  return setCard;
}

/** The filter, kept in the address so that a choice can be shared and comes back with the page. */
function useListFilter(asked: ListFilter, quests: readonly ListedQuest[]) {
  const [filter, setFilter] = useState(asked);
  const [isLive, setIsLive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const choose = (chosen: ListFilter) => {
    setFilter(chosen);
    history.replaceState(null, '', `${location.pathname}${searchOf(chosen)}`);
  };
  const goTo = useCardFocus(place);
  const chooseFrom = (card: number, chosen: ListFilter) => {
    choose(chosen);
    goTo(card);
  };
  // What was chosen before the script was there holds, as does what the browser filled in on the way back.
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) {
      const typed = new FormData(form);
      const said = (name: string) => typed.get(name) as string | null;
      setFilter((before) =>
        filterOf(
          {
            when: said('when'),
            type: said('type'),
            open: said('open'),
            by: null,
            all: before.isWhole ? '1' : null,
          },
          typesOf(quests),
          before.order,
        ),
      );
    }
    setIsLive(true);
  }, [quests]);
  return { filter, choose, chooseFrom, isLive, place };
}
