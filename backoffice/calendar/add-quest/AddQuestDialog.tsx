import { Button, Dialog, DialogActions, DialogContent, Tab, Tabs, Typography, useTheme } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { StampCollection } from '../../stamps/collection/StampCollection.tsx';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { hintOf, isFormReady } from './add-quest-form.ts';
import { ClosableTitle } from './ClosableTitle.tsx';
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

type Step = 'stamp' | 'details';

/** Makes one Draft from a stamp: which stamp, then when, where and with whom. */
export function AddQuestDialog({ rights, onBundle, onClose, ...given }: Props) {
  const id = useId();
  const { form, ground, change, chooseStamp } = useAddQuestForm(given);
  const [step, setStep] = useState<Step>(given.stampId === null ? 'stamp' : 'details');
  const { add, isPending } = useAddQuest(given.books.id, onClose);
  const isReady = isFormReady(form, ground) && rights.canDraft;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <ClosableTitle id={`${id}-title`} onClose={onClose}>
        {ground.stamp ? `Add ${ground.stamp.eventTitle}` : 'Add a Quest'}
      </ClosableTitle>
      <StepTabs id={id} step={step} hasStamp={form.stampId !== null} onStep={setStep} />
      <StepPanel id={id} step={step}>
        {step === 'stamp' ? (
          <StampCollection
            groups={given.books.groups}
            selectedId={form.stampId}
            isWrapped
            onToggle={(chosen) => {
              if (given.books.bundles.has(chosen)) return onBundle(chosen);
              const isTaken = chooseStamp(chosen);
              if (isTaken) setStep('details');
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
      </StepPanel>
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

type StepTabsProps = { id: string; step: Step; hasStamp: boolean; onStep: (step: Step) => void };

function StepTabs({ id, step, hasStamp, onStep }: StepTabsProps) {
  return (
    <Tabs
      value={step}
      onChange={(_event, chosen) => onStep(chosen)}
      aria-label="Steps"
      sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="stamp" label="1. Stamp" id={`${id}-tab-stamp`} aria-controls={`${id}-panel`} />
      <Tab
        value="details"
        label="2. Details"
        disabled={!hasStamp}
        id={`${id}-tab-details`}
        aria-controls={`${id}-panel`}
      />
    </Tabs>
  );
}

function StepPanel({ id, step, children }: { id: string; step: Step; children: ReactNode }) {
  const { mode } = useTheme().palette;
  return (
    <DialogContent
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${step}`}
      style={colorVars(mode)}
      sx={{ minHeight: 320 }}
    >
      {children}
    </DialogContent>
  );
}
