import type { Banner } from './standings-view.ts';
import './standings.css';

/** Guilds in their order, each with its banner as long as its hours. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <ol className="banners">
      {banners.map((one) => (
        <li key={one.id} className={one.own ? 'own-guild' : undefined}>
          <p className="banner-words">
            <span className="banner-name">
              {one.rank}.{' '}
              <a href={one.href}>
                <bdi {...one.written}>{one.name}</bdi>
              </a>
              {one.own && <strong className="chip-or">{one.own}</strong>}
              {one.won && <strong className="chip-or">{one.won}</strong>}
            </span>
            <span className="banner-hours">{one.hours}</span>
          </p>
          <div className="banner-track" aria-hidden="true">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration; the hours stand beside it as words. */}
            <svg className="banner" width={`${one.length}%`} height="100%" focusable="false">
              <rect width="100%" height="50%" fill={one.colors[0]} />
              <rect y="50%" width="100%" height="50%" fill={one.colors[1]} />
            </svg>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the product from kind and id. */}
            <span className="banner-crest" dangerouslySetInnerHTML={{ __html: one.crest }} />
          </div>
          {one.correction && <p className="banner-correction">{one.correction}</p>}
        </li>
      ))}
    </ol>
  );
}
