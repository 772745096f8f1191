import CloseIcon from '@mui/icons-material/Close';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Tab,
  Tabs,
  Typography,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { StampCollection } from '../../stamps/collection/StampCollection.tsx';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { hintOf, isFormReady } from './add-quest-form.ts';
import { QuestDetailsForm } from './QuestDetailsForm.tsx';
import { useAddQuest } from './use-add-quest.ts';
import { useAddQuestForm } from './use-add-quest-form.ts';

type Props = {
  day: string;
  stampId: string | null;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
  rights: QuestRights;
  /** A bundle was chosen in the place of a stamp. */
  onBundle: (bundleId: string) => void;
  onClose: () => void;
};

/** Makes one Draft from a stamp: which stamp, then when, where and with whom. */
export function AddQuestDialog({ rights, onBundle, onClose, ...given }: Props) {
  const { mode } = useTheme().palette;
  const id = useId();
  const { form, ground, change, chooseStamp } = useAddQuestForm(given);
  const [tab, setTab] = useState<'stamp' | 'details'>(given.stampId === null ? 'stamp' : 'details');
  const { add, isPending } = useAddQuest(given.books.id, onClose);
  const isReady = isFormReady(form, ground) && rights.canDraft;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ pr: 7, pb: 1 }}>
        {ground.stamp ? `Add ${ground.stamp.eventTitle}` : 'Add a Quest'}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8 }}>
        <CloseIcon />
      </IconButton>
      <Tabs
        value={tab}
        onChange={(_event, chosen) => setTab(chosen)}
        aria-label="Steps"
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="stamp" label="1. Stamp" id={`${id}-tab-stamp`} aria-controls={`${id}-panel`} />
        <Tab
          value="details"
          label="2. Details"
          disabled={form.stampId === null}
          id={`${id}-tab-details`}
          aria-controls={`${id}-panel`}
        />
      </Tabs>
      <DialogContent
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tab}`}
        style={colorVars(mode)}
        sx={{ minHeight: 320 }}
      >
        {tab === 'stamp' ? (
          <StampCollection
            groups={given.books.groups}
            selectedId={form.stampId}
            isWrapped
            onToggle={(chosen) => {
              if (given.books.bundles.has(chosen)) return onBundle(chosen);
              const isTaken = chooseStamp(chosen);
              if (isTaken) setTab('details');
            }}
          />
        ) : (
          <QuestDetailsForm
            form={form}
            ground={ground}
            books={given.books}
            onChange={change}
            rights={rights}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {hintOf({ isReady, canCreate: rights.canDraft })}
        </Typography>
        <Button
          variant="contained"
          disabled={!isReady || isPending}
          onClick={() => ground.stamp && add(form, ground.stamp)}
        >
          Add Quest
        </Button>
      </DialogActions>
    </Dialog>
  );
}
