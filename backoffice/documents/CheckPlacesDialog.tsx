import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import type { ConsoleCheckFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { requireCheck } from './document-methods.ts';
import { PlaceTicks } from './PlaceTicks.tsx';

type Props = { check: ConsoleCheckFragment; providerId: string; onClose: () => void };
type Values = { requiredBy: readonly string[] };

/** Says which stamps and quests require a check. */
export function CheckPlacesDialog({ check: { kind, requiredBy }, providerId, onClose }: Props) {
  const t = textsOf(consoleDocumentsTexts);
  const { mutateAsync } = useChange(requireCheck, t.required, { onError: shownThere });
  return (
    <FormDialog<Values>
      title={t.requireOf({ check: t[kind] })}
      onClose={onClose}
      values={{ requiredBy }}
      onSubmit={async (values) => {
        await mutateAsync({ providerId, kind, requiredBy: [...values.requiredBy] });
      }}
      submitLabel={t.save}
    >
      <PlaceTicks providerId={providerId} />
    </FormDialog>
  );
}
