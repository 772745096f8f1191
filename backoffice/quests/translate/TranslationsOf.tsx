import TranslateIcon from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { consoleTranslationsTexts } from '#domain/texts/generated/console-translations.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { TranslateDialog } from './TranslateDialog.tsx';
import { questTranslations } from './translation-form.ts';

type Props = { questId: string };

/** Hash that opens the languages of a quest's page, so that a stamp's menu can link to them. */
const LANGUAGES_OPEN = 'languages';

/** Opens what a quest or stamp says in other languages. */
export function TranslationsOf({ questId }: Props) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has(LANGUAGES_OPEN);
  const setOpen = (opens: boolean) =>
    setSearch((last) => {
      last.delete(LANGUAGES_OPEN);
      if (opens) last.set(LANGUAGES_OPEN, '');
      return last;
    });
  return (
    <>
      <Button size="small" startIcon={<TranslateIcon />} onClick={() => setOpen(true)}>
        {textsOf(consoleTranslationsTexts).button}
      </Button>
      {isOpen && <Loaded questId={questId} onClose={() => setOpen(false)} />}
    </>
  );
}

function Loaded({ questId, onClose }: Props & { onClose: () => void }) {
  const notify = useNotify();
  // Asked anew each time: someone else may have written meanwhile.
  const options = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };
  const { data, error } = useAnswer(questTranslations, { id: questId }, options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; the functions change with each render.
  useEffect(() => {
    if (!error) return;
    notify(error.message, { type: 'error' });
    onClose();
  }, [error]);
  return data ? <TranslateDialog quest={data} onClose={onClose} /> : null;
}
