import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { type Ref, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { StampCollection } from './collection/StampCollection.tsx';
import {
  type CharityBooks,
  recurrencesOf,
  type ShownBundle,
  type ShownStamp,
} from './collection/stamp-collection.ts';

const NewStampDialog = lazyPart(() =>
  import('./new-stamp/NewStampDialog.tsx').then((file) => ({ default: file.NewStampDialog })),
);

type Props = {
  books: CharityBooks;
  selectedId: string | null;
  onSelect: (stampId: string | null) => void;
  ref?: Ref<HTMLDivElement>;
};

/** The stamp collection above the calendar, and what the selected stamp or bundle is for. */
export function StampTray({ books, selectedId, onSelect, ref }: Props) {
  const [isMaking, setMaking] = useState(false);
  const stamp = selectedId === null ? undefined : books.stamps.get(selectedId);
  const bundle = selectedId === null ? undefined : books.bundles.get(selectedId);
  const toggle = (stampId: string) => onSelect(stampId === selectedId ? null : stampId);
  return (
    <section
      className="stamp-tray"
      aria-label="Stamp collection"
      onKeyDown={(event) => event.key === 'Escape' && onSelect(null)}
    >
      {books.groups.length > 0 ? (
        <StampCollection groups={books.groups} selectedId={selectedId} onToggle={toggle} ref={ref} />
      ) : (
        <p className="stamp-hint">
          Your charity has no stamps yet. A stamp is the pattern of a Quest that you post again and again.
        </p>
      )}
      <div className="stamp-hint" role="status">
        {stamp && <StampHint stamp={stamp} books={books} />}
        {bundle && !stamp && <BundleHint bundle={bundle} />}
        {!stamp && !bundle && (
          <>
            {books.groups.length > 0 && 'Choose a stamp, then a day. Or drag it there.'}
            <Button size="small" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
              New stamp
            </Button>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {isMaking && (
          <NewStampDialog
            books={books}
            onClose={() => setMaking(false)}
            onMade={(stampId) => {
              setMaking(false);
              onSelect(stampId);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

function StampHint({ stamp, books }: { stamp: ShownStamp; books: CharityBooks }) {
  return (
    <>
      <span>
        <b>{stamp.title}</b>: choose a day.{' '}
        <span className="stamp-recurrence">
          {recurrencesOf(stamp.id, books.bundleBook).join('; ') || 'Not in the monthly schedule'}
        </span>
      </span>
      <Button
        size="small"
        component={Link}
        to={`/quests/${encodeURIComponent(stamp.id)}/show`}
        startIcon={<EditIcon />}
      >
        Edit stamp
      </Button>
    </>
  );
}

function BundleHint({ bundle }: { bundle: ShownBundle }) {
  return (
    <>
      <span>
        <b>{bundle.name}</b>: choose a day.{' '}
        <span className="stamp-recurrence">{bundle.stamps.map(({ title }) => title).join(', ')}</span>
      </span>
      <Button size="small" component={Link} to="/stamps" startIcon={<EditIcon />}>
        Edit bundle
      </Button>
    </>
  );
}
