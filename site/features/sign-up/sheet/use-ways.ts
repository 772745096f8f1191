import { useEffect, useState } from 'react';
import type { ShareSheetTexts } from '#domain/texts/generated/share-sheet.ts';
import type { SharedQuest } from '../../quest-detail/shared-quest.ts';

/** What this browser can do to hand a quest on, once it is known, and what became of it. */
export function useWays({ title, text, address, mail }: SharedQuest, t: ShareSheetTexts) {
  const [can, setCan] = useState({ share: false, copy: false });
  const [status, setStatus] = useState('');
  useEffect(() => {
    const handed = { title, text, url: address };
    setCan({ share: navigator.canShare?.(handed) ?? false, copy: Boolean(navigator.clipboard) });
  }, [title, text, address]);

  const share = () =>
    navigator.share({ title, text, url: address }).catch((error: unknown) => {
      // Who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(mail);
    });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setStatus(t.copied),
      () => setStatus(t.notCopied),
    );
  return { can, status, share, copy };
}
