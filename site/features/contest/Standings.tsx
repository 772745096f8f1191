import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import { Banners } from './Banners.tsx';
import type { StandingsView } from './standings-view.ts';

/** Milliseconds between two looks at the standings, while the page is seen. */
const PAUSE = 30_000;
const LIMIT = 20_000;

type Props = {
  /** `StandingsView` as JSON, its quotes swapped. */
  view: string;
  /** What answers with the view anew, in the language of the page. */
  path: string;
  /** What became of that contest's prize; left out once another contest begins. */
  children?: ReactNode;
};

/** The standings as the server has made them; in the browser they follow the hours without a reload. */
export const Standings = memo(Following);

function Following({ view, path, children }: Props) {
  const given = useMemo(() => JSON.parse(swappedQuotes(view)) as StandingsView, [view]);
  const [shown, setView] = useState(given);
  const { year, title, titleHref, lead, note, days, begun } = shown;
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const next = await fetchView(path);
      if (next) setView(next);
    };
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [path]);
  return (
    <div className="standings">
      <h2 className="standings-title" id="standings">
        {titleHref ? <a href={titleHref}>{title}</a> : title}
      </h2>
      {year === given.year && children}
      <p className="standings-lead">
        {lead && <strong>{lead} </strong>}
        {note}
      </p>
      {begun > 0 && <Days days={days} begun={begun} />}
      <Parts view={shown} />
    </div>
  );
}

/** Viewer's own part, and the guilds in order. */
function Parts({ view: { own, none, banners } }: { view: StandingsView }) {
  return (
    <div className={own ? 'standings-parts with-own' : 'standings-parts'}>
      {own && (
        <div className="own-part">
          <p className="own-title">{own.title}</p>
          <p>{own.text}</p>
          <a className="button button-primary" href={own.href}>
            {own.action}
          </a>
        </div>
      )}
      <div className="standings-list">
        {none && <p className="none-yet">{none}</p>}
        <Banners banners={banners} />
      </div>
    </div>
  );
}

/** A mark for each day of the month; those that are over are dark, today's is golden. */
function Days({ days, begun }: { days: number; begun: number }) {
  const marks = Array.from({ length: days }, (_, index) => index + 1);
  return (
    <div className="day-marks" aria-hidden="true">
      {marks.map((day) => (
        <i key={day} className={day < begun ? 'over' : day === begun ? 'today' : undefined} />
      ))}
    </div>
  );
}

async function fetchView(path: string): Promise<StandingsView | null> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(LIMIT) });
    return answer.ok ? ((await answer.json()) as StandingsView) : null;
  } catch {
    return null;
  }
}
