import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import type { ConsoleDocumentFragment, ConsoleDocumentUnsignedQuery } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { spreadRow } from '../theme/row.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { dayText } from './day-text.ts';
import { documentUnsigned } from './document-methods.ts';
import { PaperDialog } from './PaperDialog.tsx';

type Props = { document: ConsoleDocumentFragment; onClose: () => void };
type Person = ConsoleDocumentUnsignedQuery['documentUnsigned']['items'][number];

/** Dialog of who has to sign a document, or sign it again, who comes next first. */
export function UnsignedDialog({ document, onClose }: Props) {
  const { id, title } = document;
  const titleId = useId();
  const t = textsOf(consoleDocumentsTexts);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.whoHasToSignOf({ title })}</DialogTitle>
      <DialogContent>
        <PagedAnswer
          method={documentUnsigned}
          asked={{ id }}
          perPage={25}
          pagesLabel={t.pages}
          empty={<Typography>{t.noOne}</Typography>}
        >
          {(items) => (
            <Box component="ul" sx={linedRows}>
              {items.map((person) => (
                <PersonRow key={person.chariteerId} document={document} person={person} />
              ))}
            </Box>
          )}
        </PagedAnswer>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{textsOf(consoleFormsTexts).close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Someone who has to sign, with the way to record it from paper. */
function PersonRow({ document, person }: { document: ConsoleDocumentFragment; person: Person }) {
  const t = textsOf(consoleDocumentsTexts);
  const [isOnPaper, setOnPaper] = useState(false);
  const { chariteerId, nextAt, signedAt } = person;
  const name = volunteerName(person);
  const words = [
    nextAt && t.comesOn({ day: dayText(nextAt) }),
    signedAt && t.lastSigned({ day: dayText(signedAt) }),
  ];
  return (
    <Box component="li" sx={spreadRow}>
      <div>
        <bdi>
          <b>{name}</b>
        </bdi>
        <Typography sx={{ color: 'text.secondary' }}>{words.filter(Boolean).join(', ')}</Typography>
      </div>
      <Button
        aria-label={t.signedOnPaperBy({ name, title: document.title })}
        onClick={() => setOnPaper(true)}
        sx={{ minHeight: 44 }}
      >
        {t.signedOnPaper}
      </Button>
      {isOnPaper && (
        <PaperDialog document={document} chariteerId={chariteerId} onClose={() => setOnPaper(false)} />
      )}
    </Box>
  );
}
