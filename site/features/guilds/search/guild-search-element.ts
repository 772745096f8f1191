import { laterOf } from '../../../lib/later-answer.ts';

/** Milliseconds without a key after which the hits are fetched. */
const PAUSE = 200;
/** Milliseconds after which hits that have not come are given up. */
const LIMIT = 120_000;

/** Shows the hits while one types, and turns pages in place. The form and the links below it do the same without it. */
class GuildSearch extends HTMLElement {
  private timer = 0;
  private asked = new AbortController();

  connectedCallback(): void {
    this.addEventListener('input', () => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.show(this.typed()), PAUSE);
    });
    this.addEventListener('submit', (event) => {
      const isSearch = (event.target as HTMLElement).matches('[role="search"]');
      if (!isSearch || !navigator.onLine) return;
      event.preventDefault();
      clearTimeout(this.timer);
      void this.show(this.typed());
    });
    this.addEventListener('click', (event) => {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[rel="next"], a[rel="prev"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.show(new URL(link.href).search, link.rel);
    });
  }

  /** The first page of what stands in the filter. */
  private typed(): string {
    const q = this.querySelector<HTMLInputElement>('[name="q"]')?.value.trim() ?? '';
    return q && `?${new URLSearchParams({ q })}`;
  }

  private async show(search: string, turned?: string): Promise<void> {
    this.asked.abort();
    const asked = new AbortController();
    this.asked = asked;
    const { signal } = asked;
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      asked.abort();
    }, LIMIT);
    try {
      // The page's own address says its language.
      const answer = await fetch(`${location.pathname.replace(/\/$/, '')}/search${search}`, { signal });
      if (laterOf(answer)) throw new Error('The search was not taken');
      const text = await answer.text();
      if (signal.aborted) return;
      this.place(new DOMParser().parseFromString(text, 'text/html'), turned);
      history.replaceState(null, '', `${location.pathname}${search}`);
    } catch {
      // The way without a script tells what is wrong; without a connection the page has told already.
      if ((isLate || !signal.aborted) && navigator.onLine) location.assign(`${location.pathname}${search}`);
    } finally {
      clearTimeout(limit);
    }
  }

  private place(page: Document, turned?: string): void {
    const [hits, count] = [page.querySelector('.results'), page.querySelector('.count')];
    const [shownHits, shownCount] = [this.querySelector('.results'), this.querySelector('.count')];
    if (!hits || !count || !shownHits || !shownCount) {
      // The session has ended, or the search failed: then all of it is different.
      this.replaceChildren(...page.body.childNodes);
      return;
    }
    shownHits.replaceChildren(...hits.childNodes);
    // Changed in place, so that a screen reader tells of it.
    shownCount.textContent = count.textContent;
    if (!turned) return;
    const next =
      this.querySelector<HTMLElement>(`a[rel="${turned}"]`) ?? this.querySelector<HTMLElement>('.pager a');
    next?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'start' });
  }
}

customElements.define('guild-search', GuildSearch);
