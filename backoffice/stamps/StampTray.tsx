import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { type Ref, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { consoleStampsTexts } from '#domain/texts/generated/console-stamps.ts';
import { textsOf } from '../language/console-locale.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { RichWords } from '../widgets/notices/RichWords.tsx';
import { useRovingFocus } from '../widgets/pages/use-roving-focus.ts';
import { StampCollection } from './collection/StampCollection.tsx';
import {
  type CharityBooks,
  recurrencesOf,
  type ShownBundle,
  type ShownStamp,
} from './collection/stamp-collection.ts';

const NewStampDialog = lazyPart(() => import('./new-stamp/NewStampDialog.tsx'), 'NewStampDialog');

type Props = {
  books: CharityBooks;
  selectedId: string | null;
  onSelect: (stampId: string | null) => void;
  ref?: Ref<HTMLDivElement>;
};

/** The stamp collection above the calendar, and what the selected stamp or bundle is for. */
export function StampTray({ books, selectedId, onSelect, ref }: Props) {
  const t = textsOf(consoleStampsTexts);
  const stops = useRovingFocus<HTMLDivElement>();
  const [isMaking, setMaking] = useState(false);
  const stamp = selectedId === null ? undefined : books.stamps.get(selectedId);
  const bundle = selectedId === null ? undefined : books.bundles.get(selectedId);
  const toggle = (stampId: string) => onSelect(stampId === selectedId ? null : stampId);
  return (
    <section
      className="stamp-tray"
      aria-label={t.collection}
      onKeyDown={(event) => event.key === 'Escape' && onSelect(null)}
    >
      {books.groups.length > 0 ? (
        <div ref={stops.ref} onKeyDown={stops.onKeyDown} role="toolbar" aria-label={t.collection}>
          <StampCollection groups={books.groups} selectedId={selectedId} onToggle={toggle} ref={ref} />
        </div>
      ) : (
        <p className="stamp-hint">{t.noneYet}</p>
      )}
      <div className="stamp-hint" role="status">
        {stamp && <StampHint stamp={stamp} books={books} />}
        {bundle && !stamp && <BundleHint bundle={bundle} />}
        {!stamp && !bundle && (
          <>
            {books.groups.length > 0 && t.choose}
            <Button size="small" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
              {t.newStamp}
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
  const t = textsOf(consoleStampsTexts);
  return (
    <>
      <span>
        <RichWords text={t.chooseDay({ title: stamp.title })} b={(words) => <b>{words}</b>} />{' '}
        <span className="stamp-recurrence">
          {recurrencesOf(stamp.id, books.bundleBook).join('; ') || t.notInSchedule}
        </span>
      </span>
      <Button
        size="small"
        component={Link}
        to={`/quests/${encodeURIComponent(stamp.id)}/show`}
        startIcon={<EditIcon />}
      >
        {t.editStamp}
      </Button>
    </>
  );
}

function BundleHint({ bundle }: { bundle: ShownBundle }) {
  const t = textsOf(consoleStampsTexts);
  return (
    <>
      <span>
        <RichWords text={t.chooseDay({ title: bundle.name })} b={(words) => <b>{words}</b>} />{' '}
        <span className="stamp-recurrence">{bundle.stamps.map(({ title }) => title).join(', ')}</span>
      </span>
      <Button size="small" component={Link} to="/stamps" startIcon={<EditIcon />}>
        {t.editBundle}
      </Button>
    </>
  );
}
