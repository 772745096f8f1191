import TabletIcon from '@mui/icons-material/TabletOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { consoleKioskTexts } from '#domain/texts/generated/console-kiosk.ts';
import { textsOf } from '../../language/console-locale.ts';
import { lazyPart, useLateOpening } from '../../widgets/loading/lazy-part.ts';

const loadDialog = () => import('./KioskDialog.tsx');
const KioskDialog = lazyPart(loadDialog, 'KioskDialog');

type Props = { questId: string; accountId: string };

/** The way to make this device the quest's kiosk. */
export function KioskButton(props: Props) {
  const [isOpening, setOpening] = useState(false);
  const openLate = useLateOpening(loadDialog);
  return (
    <>
      <Button startIcon={<TabletIcon />} onClick={() => openLate(() => setOpening(true))}>
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
