import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { foldedText } from '#domain/text/folded-text.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import type { ConsoleDocumentFragment, ConsoleDocumentSignaturesQuery } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { Tag } from '../widgets/lists/Tag.tsx';
import { dayText } from './day-text.ts';
import { documentSignatures } from './document-methods.ts';

type Props = { document: ConsoleDocumentFragment; onClose: () => void };
type Signature = ConsoleDocumentSignaturesQuery['documentSignatures']['items'][number];

/** Dialog of who signed a document, when and how, and whether that counts. */
export function SignersDialog({ document: { id, title }, onClose }: Props) {
  const titleId = useId();
  const t = textsOf(consoleDocumentsTexts);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.whoSignedOf({ title })}</DialogTitle>
      <DialogContent>
        <PagedAnswer
          method={documentSignatures}
          asked={{ id }}
          perPage={25}
          pagesLabel={t.pages}
          empty={<Typography>{t.noOne}</Typography>}
        >
          {(items) => (
            <Box component="ul" sx={linedRows}>
              {items.map((signature) => (
                <li key={signature.id}>
                  <bdi>
                    <b>{signature.signedName}</b> {signature.username && `(${signature.username})`}
                  </bdi>
                  {hasOtherName(signature) && (
                    <Typography sx={{ fontWeight: 700 }}>
                      {t.inAccount({ name: accountName(signature) })} <Tag tone="bad" text={t.nameDiffers} />
                    </Typography>
                  )}
                  <Typography sx={{ color: 'text.secondary' }}>{wordsOf(signature)}</Typography>
                </li>
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

function accountName({ nameFirst, nameLast }: Signature): string {
  return [nameFirst, nameLast].filter(Boolean).join(' ');
}

/** Whether someone signed for themselves with other initials than the account's. */
function hasOtherName(signature: Signature): boolean {
  const initials = (name: string) => {
    const words = foldedText(name).trim().split(/\s+/);
    return [words[0]?.charAt(0), words.at(-1)?.charAt(0)].join('');
  };
  const name = accountName(signature);
  return signature.role !== 'guardian' && name !== '' && initials(name) !== initials(signature.signedName);
}

function wordsOf(signature: Signature): string {
  const { signedAt, version, role, way, seenBy, expiresAt, isValid } = signature;
  const t = textsOf(consoleDocumentsTexts);
  const name = hasOtherName(signature) ? '' : accountName(signature);
  return [
    name && t.inAccount({ name }),
    t.signedOn({ day: dayText(signedAt), version }),
    role === 'guardian' && t.byGuardian,
    way === 'paper' && t.onPaper({ name: seenBy ?? '?' }),
    isValid && expiresAt && t.until({ day: dayText(expiresAt) }),
    !isValid && t.void,
  ]
    .filter(Boolean)
    .join(', ');
}
