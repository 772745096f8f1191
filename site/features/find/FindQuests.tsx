import { type MouseEvent, memo, useMemo } from 'react';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import { SignIcon } from '../../ui/quests/SignIcon.tsx';
import { FindForm } from './FindForm.tsx';
import { FoundQuests, type ListWords, NothingFound } from './FoundQuests.tsx';
import { askOf, type FindAsk, searchOfAsk } from './find-address.ts';
import type { FindChoices } from './find-choices.ts';
import { openFindWords, type PackedFindWords } from './find-words.ts';
import type { FoundList } from './found-list.ts';
import { useFind } from './use-find.ts';
import './find.css';
import './find-page.css';

type Props = {
  texts: PackedFindWords;
  listWords: ListWords;
  ask: FindAsk;
  /** `FoundList` as JSON, its quotes swapped. */
  list: string;
  /** `FindChoices`, the same way. */
  choices: string;
  /** Whether someone is logged in, who sees by default what they can take. */
  mayShowAll: boolean;
  /** Today in New York. */
  today: string;
  /** The path of the page, in its language. */
  path: string;
};

/**
 * Quests of all charities: what to look for and what was found. Made on the server for the address; in the browser the
 * list follows each choice. As a plain function Astro would try it once before each time that it draws it.
 */
export const FindQuests = memo(Finding);

function Finding({ texts, listWords, ask: asked, list, choices: offered, mayShowAll, today, path }: Props) {
  const words = useMemo(() => openFindWords(texts), [texts]);
  const given = useMemo(() => JSON.parse(swappedQuotes(list)) as FoundList, [list]);
  const choices = useMemo(() => JSON.parse(swappedQuotes(offered)) as FindChoices, [offered]);
  const { ask, found, isLive, isBusy, place, load, type, askInForm } = useFind(asked, given, path);
  const choose = (next: FindAsk) => void load(next, 'push');
  const follow = (event: MouseEvent) => {
    const next = isLive ? askOfLink(event, path) : null;
    if (!next) return;
    event.preventDefault();
    choose(next);
    // What was pressed may be gone; the count tells what is there now.
    if (!isChip(event)) place.current?.querySelector<HTMLElement>('.found-count')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links that stand in it, which the keyboard clicks too.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div
      ref={place}
      className={isLive ? 'find live' : 'find'}
      data-place={found.place || undefined}
      data-total={found.total}
      onClick={follow}
    >
      <FindForm
        texts={words.form}
        ask={ask}
        choices={choices}
        problems={found.problems}
        counts={found.counts}
        causes={found.causes}
        foldedCount={found.foldedCount}
        mayShowAll={mayShowAll}
        today={today}
        path={path}
        onChoose={choose}
        onType={type}
        onSend={() => choose(askInForm() ?? ask)}
      />
      <FoundHead ask={ask} found={found} texts={words.form} path={path} />
      <div className="found" aria-busy={isBusy}>
        <FoundQuests groups={found.groups} words={words} hinders={listWords.hinders} />
        {found.isEmpty && !found.problems.list && (
          <NothingFound loosen={found.loosen} words={listWords} path={path} />
        )}
      </div>
      <Pages found={found} words={listWords} />
    </div>
  );
}

type HeadProps = { ask: FindAsk; found: FoundList; texts: FindFormTexts; path: string };

/** How many were found, what is left out, and the way to the map. */
function FoundHead({ ask, found: { isEmpty, problems, title, notes, picture }, texts, path }: HeadProps) {
  return (
    <>
      {picture && <img className="nothing-picture" src={picture} alt="" />}
      <div className="found-head">
        <p
          className={isEmpty ? 'found-count nothing' : 'found-count'}
          id="found-count"
          role="status"
          tabIndex={-1}
        >
          {problems.list ?? title}
        </p>
        {!isEmpty && (
          <a
            className="button map"
            href={path + searchOfAsk({ ...ask, hasMap: !ask.hasMap }) + (ask.hasMap ? '' : '#map')}
            data-whole=""
          >
            <SignIcon name={ask.hasMap ? 'list' : 'map'} size={20} /> {ask.hasMap ? texts.list : texts.map}
          </a>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="found-note">
          {note}
        </p>
      ))}
    </>
  );
}

function Pages({ found: { page, previous, next }, words }: { found: FoundList; words: Props['listWords'] }) {
  if (previous === null && next === null) return null;
  return (
    <nav className="pager" aria-label={words.pages}>
      {previous && (
        <a className="button" rel="prev" href={previous}>
          {words.previous}
        </a>
      )}
      <p aria-current="page">{page}</p>
      {next && (
        <a className="button" rel="next" href={next}>
          {words.next}
        </a>
      )}
    </nav>
  );
}

/** What a link of this page asks for; null for links elsewhere, and for presses that open another window. */
function askOfLink(event: MouseEvent, path: string): FindAsk | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.dataset.whole !== undefined || link.origin !== location.origin || link.pathname !== path)
    return null;
  return askOf(new URL(link.href));
}

function isChip({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('.find-chips') !== null;
}
