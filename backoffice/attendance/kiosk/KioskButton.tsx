import TabletIcon from '@mui/icons-material/TabletOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { consoleKioskTexts } from '#domain/texts/generated/console-kiosk.ts';
import { textsOf } from '../../language/console-locale.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';

const KioskDialog = lazyPart(() => import('./KioskDialog.tsx'), 'KioskDialog');

type Props = { questId: string; accountId: string };

/** The way to make this device the quest's kiosk. */
export function KioskButton(props: Props) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <Button startIcon={<TabletIcon />} onClick={() => setOpening(true)}>
        {textsOf(consoleKioskTexts).open}
      </Button>
      {isOpening && (
        <Suspense fallback={null}>
          <KioskDialog {...props} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  );
}
