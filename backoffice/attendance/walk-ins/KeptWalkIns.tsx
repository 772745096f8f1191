import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleWalkInsTexts } from '#domain/texts/generated/console-walk-ins.ts';
import { textsOf } from '../../language/console-locale.ts';
import { keepMore, type MarkKey } from '../marks/mark-store.ts';
import { type KeptWalkIn, walkInsOf, withoutMore } from '../marks/waiting-more.ts';
import { useKeptMore } from '../record/use-kept-more.ts';
import { AddWalkInDialog } from './AddWalkInDialog.tsx';
import { bandText, walkInRow } from './WalkIns.tsx';

/** Walk-ins that this device keeps: they wait to be sent, or were refused. */
export function KeptWalkIns({ keptKey }: { keptKey: MarkKey }) {
  const t = textsOf(consoleWalkInsTexts);
  const people = walkInsOf(useKeptMore(keptKey));
  const [edited, setEdited] = useState<KeptWalkIn | null>(null);
  return (
    <>
      {people.length > 0 && (
        <Card component="section" aria-label={t.keptTitle} sx={{ p: 2, mb: 2 }}>
          <Typography variant="h2">{t.keptTitle}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, overflowWrap: 'anywhere' }}>
            {people.map((one) => (
              <KeptRow
                key={one.key}
                one={one}
                onEdit={() => setEdited(one)}
                onRemove={() => takeBack(keptKey, one)}
              />
            ))}
          </Box>
        </Card>
      )}
      {edited && <AddWalkInDialog keptKey={keptKey} kept={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Forgets someone on this device, also what its worker would send by itself. */
function takeBack(keptKey: MarkKey, one: KeptWalkIn): void {
  keepMore(keptKey, (items) => withoutMore(items, one));
  navigator.serviceWorker?.controller?.postMessage({ drop: `walk-in ${one.key}` });
}

type RowProps = { one: KeptWalkIn; onEdit: () => void; onRemove: () => void };

function KeptRow({ one: { typed, refusal }, onEdit, onRemove }: RowProps) {
  const t = textsOf(consoleWalkInsTexts);
  const name = `${typed.nameFirst} ${typed.lastInitial}.`;
  return (
    <Box component="li" sx={walkInRow}>
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <b>{name}</b>
        <Box component="span" sx={{ display: 'block', color: refusal ? 'error.main' : 'text.secondary' }}>
          {`${bandText(typed.ageBand)} · ${refusal ?? textsOf(consoleAttendeesTexts).waiting}`}
        </Box>
      </Box>
      {refusal !== null && (
        <Button onClick={onEdit} aria-label={t.editOf({ name })}>
          {t.edit}
        </Button>
      )}
      <Button color="error" onClick={onRemove} aria-label={t.removeOf({ name })}>
        {t.remove}
      </Button>
    </Box>
  );
}
