import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { SeveralChangesInput } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { NoticeWordsField } from '../who-is-told/NoticeWordsField.tsx';
import { WhoIsTold } from '../who-is-told/WhoIsTold.tsx';
import { MovedTimes } from './MovedTimes.tsx';
import { RefusedQuests } from './RefusedQuests.tsx';
import { SeveralFields } from './SeveralFields.tsx';
import { resultTitle, SeveralResult } from './SeveralResult.tsx';
import {
  type ChosenQuest,
  changesOf,
  NOTHING_CHANGED,
  problemsOf,
  refusedQuests,
  type SeveralForm,
} from './several-form.ts';
import { useEditSeveral, useSeveralPreview } from './use-several.ts';

type Props = {
  providerId: string;
  quests: readonly ChosenQuest[];
  /** Cancels them; else the dialog asks what to change. */
  isCancelling?: boolean;
  /** What is filled in already, as where a quest was dragged. */
  initial?: Partial<SeveralForm>;
  /** Called with whether anything was changed. */
  onClose: (isDone: boolean) => void;
};

/**
 * Changes or cancels quests after saying who is told. Those that cannot be changed are named with the reason; what
 * someone else changed meanwhile is shown as it is now, and can be changed once more.
 */
export function SeveralDialog({ providerId, quests, isCancelling = false, initial, onClose }: Props) {
  const t = textsOf(consoleSeveralTexts);
  const forms = textsOf(consoleFormsTexts);
  const several = useEditSeveral({ providerId, quests });
  const refused = several.results && refusedQuests(quests, several);
  const isAgain = refused !== null;
  const close = () => onClose(several.done.current > 0);
  const submit = async (form: SeveralForm) => {
    const changes = isCancelling ? CANCELLED : changesOf(form);
    if (changes === null) return { days: t.chooseChange };
    const done = await several.edit(changes, form.noticeWords);
    return done === 'all' ? undefined : done === 'some' ? {} : { days: t.chooseChange };
  };
  if (refused && several.quests.length === 0) {
    return <SeveralResult count={quests.length} refused={refused} onClose={close} />;
  }
  const title = (isCancelling ? t.cancelTitle : t.changeTitle)({ count: quests.length });
  const send = isCancelling ? t.cancelQuests : t.save;
  return (
    <FormDialog<SeveralForm>
      title={isAgain ? resultTitle(quests.length, refused) : title}
      onClose={close}
      isFullOnPhones
      maxWidth="sm"
      values={{ ...NOTHING_CHANGED, ...initial }}
      resolver={fieldsResolver({}, problemsOf)}
      onSubmit={submit}
      submitLabel={isAgain ? (isCancelling ? t.cancelAnyway : t.changeAnyway) : send}
      cancelLabel={isAgain ? forms.close : isCancelling ? t.keep : forms.cancel}
      isNew={isAgain || isCancelling || initial !== undefined}
    >
      {isAgain ? <RefusedQuests refused={refused} /> : <Asking {...{ providerId, quests, isCancelling }} />}
    </FormDialog>
  );
}

const CANCELLED = { isCancelled: true } as const satisfies SeveralChangesInput;

type AskingProps = Pick<Props, 'providerId' | 'quests'> & { isCancelling: boolean };

/** What is to be changed, and what that would do. */
function Asking({ providerId, quests, isCancelling }: AskingProps) {
  const form = useFormContext<SeveralForm>().watch();
  const isRight = Object.keys(problemsOf(form)).length === 0;
  const changes = isCancelling ? CANCELLED : isRight ? changesOf(form) : null;
  const { preview, isKnown, error } = useSeveralPreview({ providerId, quests }, changes);
  return (
    <>
      {!isCancelling && <SeveralFields />}
      {changes && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <MovedTimes quests={quests} changes={changes} />
          <WhoIsTold notice={preview?.notice ?? null} isKnown={isKnown} error={error} />
          {preview && <RefusedQuests refused={refusedQuests(quests, preview)} />}
          {preview?.notice && (
            <BoundField source="noticeWords">
              {(bound) => <NoticeWordsField {...bound} label={textsOf(consoleSeveralTexts).word} />}
            </BoundField>
          )}
        </Box>
      )}
    </>
  );
}
