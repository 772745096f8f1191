import { useMemo } from 'react';
import type { ShareSheetTexts } from '#domain/texts/generated/share-sheet.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import type { SharedQuest } from '../../quest-detail/shared-quest.ts';
import { useWays } from './use-ways.ts';

type Props = {
  texts: PackedTexts<ShareSheetTexts>;
  shared: SharedQuest;
};

/** Button that hands a quest on by the device's own sheet, else by a copied link, without a script by an email. */
export function ShareSheet({ texts, shared }: Props) {
  const t = useMemo(() => openTexts(texts), [texts]);
  const { can, status, share, copy } = useWays(shared, t);
  return (
    <div className="share-sheet">
      {can.share || can.copy ? (
        <button type="button" className="button" onClick={() => void (can.share ? share() : copy())}>
          {can.share ? t.share : t.copy}
        </button>
      ) : (
        <a className="button" href={shared.mail}>
          {t.mail}
        </a>
      )}
      <p className="told" role="status">
        {status}
      </p>
    </div>
  );
}
