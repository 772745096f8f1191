import { Alert, Box, Card, Typography } from '@mui/material';
import { consoleDuplicatesTexts } from '#domain/texts/generated/console-duplicates.ts';
import type { PreviewMergeMutation } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';

type Preview = PreviewMergeMutation['previewMerge'];

/**
 * Note for a child's two records with several guardians: who will see the merged one, and that they're asked first.
 */
export function GuardianNote({ kept, dropped, guardians }: Preview) {
  const t = textsOf(consoleDuplicatesTexts);
  if (guardians.length < 2) return null;
  const hasOneOfBoth = guardians.some(({ hasKept, hasDropped }) => hasKept && hasDropped);
  return (
    <Card component="section" aria-labelledby="who-sees" sx={{ p: 2.5 }}>
      <Typography id="who-sees" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t.guardians}
      </Typography>
      {!hasOneOfBoth && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t.askFirst}
        </Alert>
      )}
      <Typography sx={{ maxWidth: '70ch' }}>{t.guardiansText}</Typography>
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {guardians.map(({ username, email, hasKept, hasDropped }) => (
          <li key={username}>
            {hasKept && hasDropped
              ? t.underBoth({ username, email })
              : t.underOne({ username, email, record: (hasKept ? kept : dropped).username })}
          </li>
        ))}
      </Box>
    </Card>
  );
}
