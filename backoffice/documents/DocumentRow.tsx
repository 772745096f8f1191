import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import type { ConsoleDocumentFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { dayText } from './day-text.ts';
import { withdrawDocument } from './document-methods.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { SignersDialog } from './SignersDialog.tsx';
import { UnsignedDialog } from './UnsignedDialog.tsx';

type Props = {
  document: ConsoleDocumentFragment;
  /** Null for who may not change it. */
  onEdit: (() => void) | null;
};

/** A document with whom it is for, who signed it, and what can be done. */
export function DocumentRow({ document, onEdit }: Props) {
  const t = textsOf(consoleDocumentsTexts);
  const { canAccess: canSeeSigners } = useCanAccess({ resource: 'documents', action: 'show' });
  const { title, version, changedAt, signedCount } = document;
  return (
    <Box component="li" sx={{ ...spreadRow, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{factsOf(document)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.version({ version, day: dayText(changedAt) })}
          {' · '}
          {t.signed({ count: signedCount })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canSeeSigners && <SignatureButtons document={document} />}
        {onEdit && (
          <>
            <Button variant="outlined" aria-label={t.editOf({ title })} onClick={onEdit}>
              {t.edit}
            </Button>
            <Withdrawal document={document} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Buttons to who signed, who has to, and to record a signature on paper. */
function SignatureButtons({ document }: Pick<Props, 'document'>) {
  const t = textsOf(consoleDocumentsTexts);
  const [opened, setOpened] = useState<'signers' | 'unsigned' | 'paper' | null>(null);
  const close = () => setOpened(null);
  const title = { title: document.title };
  const buttons = [
    { opens: 'signers', label: t.whoSignedOf(title), words: t.whoSigned },
    { opens: 'unsigned', label: t.whoHasToSignOf(title), words: t.whoHasToSign },
    { opens: 'paper', label: t.paperOf(title), words: t.paper },
  ] as const;
  return (
    <>
      {buttons.map(({ opens, label, words }) => (
        <Button key={opens} variant="outlined" aria-label={label} onClick={() => setOpened(opens)}>
          {words}
        </Button>
      ))}
      {opened === 'paper' && <PaperDialog document={document} onClose={close} />}
      {opened === 'signers' && <SignersDialog document={document} onClose={close} />}
      {opened === 'unsigned' && <UnsignedDialog document={document} onClose={close} />}
    </>
  );
}

function factsOf({ audience, isForAll, requiredBy, validMonths }: ConsoleDocumentFragment): string {
  return textsOf(consoleDocumentsTexts).facts({
    audience: audience === 'minors' ? 'other' : audience,
    isForAll: isForAll ? 'yes' : 'other',
    count: requiredBy.length,
    isEndless: validMonths === null ? 'yes' : 'other',
    months: String(validMonths),
  });
}

function Withdrawal({ document: { id, title } }: Pick<Props, 'document'>) {
  const t = textsOf(consoleDocumentsTexts);
  return (
    <AskedChange
      method={withdrawDocument}
      variables={{ id }}
      doneText={t.withdrawn}
      title={t.withdrawOf({ title })}
      content={t.withdrawNote}
      confirm={t.withdraw}
      cancel={t.cancel}
    >
      {(ask) => (
        <Button color="error" onClick={ask}>
          {t.withdraw}
        </Button>
      )}
    </AskedChange>
  );
}
