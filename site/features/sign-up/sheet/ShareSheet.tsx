import { useId, useMemo } from 'react';
import type { ShareSheetTexts } from '#domain/texts/generated/share-sheet.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import type { SharedQuest } from '../../quest-detail/shared-quest.ts';
import { useWays } from './use-ways.ts';

type Props = {
  texts: PackedTexts<ShareSheetTexts>;
  shared: SharedQuest;
  /** The address as a square code, made on the server: the path of its black, and the length of its sides. */
  square: { path: string; size: number };
};

/**
 * Ways to share: the device's own sheet where there is one, else an email; the address to copy. Address and QR code unfold.
 * Without a script a link to an email and the fold.
 */
export function ShareSheet({ texts, shared, square }: Props) {
  const t = useMemo(() => openTexts(texts), [texts]);
  const { address, mail } = shared;
  const id = useId();
  const { can, status, share, copy } = useWays(shared, t);

  return (
    <div className="share-sheet">
      <div className="ways">
        {can.share ? (
          <button type="button" className="button" onClick={() => void share()}>
            {t.share}
          </button>
        ) : (
          <a className="button" href={mail}>
            {t.mail}
          </a>
        )}
        {/* Its room is there from the start, so that nothing moves once it works. */}
        <button
          type="button"
          className={can.copy ? 'button' : 'button asleep'}
          disabled={!can.copy}
          onClick={() => void copy()}
        >
          {t.copy}
        </button>
      </div>
      <p className="told" role="status">
        {status}
      </p>
      <details>
        <summary>{t.showSquare}</summary>
        <div className="field">
          <label htmlFor={id}>{t.link}</label>
          <input
            id={id}
            type="text"
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <SquareCode square={square} title={t.square} />
      </details>
    </div>
  );
}

function SquareCode({ square, title }: Pick<Props, 'square'> & { title: string }) {
  return (
    <svg viewBox={`0 0 ${square.size} ${square.size}`} role="img" shapeRendering="crispEdges">
      <title>{title}</title>
      <rect width={square.size} height={square.size} fill="#fff" />
      <path d={square.path} fill="#000" />
    </svg>
  );
}
