import { Box, useTheme } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { consoleQuestRulesTexts } from '#domain/texts/generated/console-quest-rules.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import type { CharityBooks, ShownBundle } from '../../stamps/collection/stamp-collection.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { DayField } from '../add-quest/DayField.tsx';
import { ReadyHint } from '../add-quest/ReadyHint.tsx';
import { TimesAndPlace } from '../add-quest/TimesAndPlace.tsx';
import { placeBundle } from '../month-data/calendar-methods.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import {
  type BundleForm,
  type BundleRow,
  bundleForm,
  bundlePostings,
  isBundleReady,
  problemOfBundleDay,
  rowsOf,
} from './bundle-form.ts';

type Props = {
  day: string;
  bundle: ShownBundle;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
  onClose: () => void;
};

/** Places all stamps of a bundle on one day in one step, as Drafts with times of their own. */
export function PlaceBundleDialog({ day, bundle, books, quests, onClose }: Props) {
  const t = textsOf(consoleAddQuestTexts);
  const [values] = useState(() => bundleForm(bundle, day, { books, quests }));
  const place = usePlaceBundle(books.id);
  const limits = { now: Date.now(), veilOfTime: books.veilOfTime };
  const isReady = (form: BundleForm) => isBundleReady(rowsOf(form, bundle), limits);
  return (
    <FormDialog<BundleForm>
      title={t.place({ name: bundle.name })}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.addCounted({ count: bundle.stamps.length })}
      cancelLabel={null}
      isNew
      values={values}
      resolver={fieldsResolver({}, (form) =>
        isReady(form) ? {} : { day: textsOf(consoleQuestRulesTexts).incomplete },
      )}
      onSubmit={async (form) => ((await place(rowsOf(form, bundle))) ? undefined : {})}
      actions={<ReadyHint canCreate />}
    >
      <BundleFields bundle={bundle} locations={books.locations} limits={limits} />
    </FormDialog>
  );
}

type FieldsProps = {
  bundle: ShownBundle;
  locations: CharityBooks['locations'];
  limits: Parameters<typeof isBundleReady>[1];
};

function BundleFields({ bundle, locations, limits }: FieldsProps) {
  const { mode } = useTheme().palette;
  const rows = rowsOf(useFormContext<BundleForm>().watch(), bundle);
  return (
    <Box style={colorVars(mode)} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BoundField source="day">
        {({ value, onChange }) => (
          <DayField autoFocus day={value} problem={problemOfBundleDay(rows, limits)} onChange={onChange} />
        )}
      </BoundField>
      {rows.map(({ stamp, form }, index) => (
        <Box key={stamp.id} component="fieldset" sx={fieldset}>
          <legend>
            <StampArt stamped={stamp} size={28} />
            <span {...asWritten()}>{stamp.eventTitle}</span>
          </legend>
          <TimesAndPlace
            at={`rows.${index}.`}
            form={form}
            ground={{ ...limits, stamp }}
            locations={locations}
          />
        </Box>
      ))}
    </Box>
  );
}

const fieldset = {
  m: 0,
  p: 2,
  pt: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& legend': { display: 'flex', alignItems: 'center', gap: 1, px: 0.5, fontWeight: 650 },
};

/** Adds the quests of a bundle in one transaction, all or none; tells whether any was added. An error stands in a notice. */
function usePlaceBundle(providerId: string) {
  const ownAccountId = useOwnAccountId();
  const { mutateAsync } = useMethod(placeBundle);
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  return async (rows: readonly BundleRow[]): Promise<boolean> => {
    const postedById = ownAccountId();
    if (postedById === null) return false;
    const quests = bundlePostings(rows, { providerId, postedById });
    const placed = await mutateAsync({ quests }).catch(() => null);
    if (!placed) return false;
    const t = textsOf(consoleAddQuestTexts);
    const { createdCount, undoToken } = placed;
    if (createdCount === 0) {
      notify(t.allStandThere, { type: 'error' });
      return false;
    }
    const left = rows.length - createdCount;
    const rest = left > 0 ? ` ${t.stoodThere({ count: left })}` : '';
    notifyDone(`${t.createdCounted({ count: createdCount })}${rest}`, undoToken);
    refresh();
    return true;
  };
}
