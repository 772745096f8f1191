import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { PaperDialog } from '../../documents/PaperDialog.tsx';
import { textsOf } from '../../language/console-locale.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** Says what a volunteer has not signed or been checked for, and records a signature on paper. */
export function LackedPapers({ contract, name }: Attendee) {
  const t = textsOf(consoleDocumentsTexts);
  const [onPaper, setOnPaper] = useState<{ id: string; title: string } | null>(null);
  // A sheet kept on the device may be older than what it is asked for.
  const { unsignedDocuments, lackedChecks, othersLacking, chariteer } = contract;
  const checks = lackedChecks?.map((kind) => t[kind]).join(', ');
  return (
    <>
      {unsignedDocuments?.map((one) => (
        <Box key={one.id} sx={line}>
          <span>{t.toSign({ titles: one.title })}</span>
          <Button
            size="small"
            aria-label={t.signedOnPaperBy({ name, title: one.title })}
            onClick={() => setOnPaper(one)}
            sx={{ minHeight: 44 }}
          >
            {t.signedOnPaper}
          </Button>
        </Box>
      ))}
      {checks && <Box sx={line}>{t.lacked({ checks })}</Box>}
      {othersLacking ? <Box sx={line}>{t.othersLacking({ count: othersLacking })}</Box> : null}
      {onPaper && chariteer && (
        <PaperDialog document={onPaper} chariteerId={chariteer.id} onClose={() => setOnPaper(null)} />
      )}
    </>
  );
}

const line = {
  typography: 'body2',
  fontWeight: 650,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
};
