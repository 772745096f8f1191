import { Dialog, DialogContent, DialogTitle, Link, Skeleton } from '@mui/material';
import { useId } from 'react';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { settleProof } from '../../api-client/proof.ts';
import { textsOf } from '../../language/console-locale.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { useProof } from './use-proof.ts';

const notNow = () => settleProof(false);

/** Asks who it is, over the page as it is; what was refused is then done by itself. */
export function ProofDialog({ email }: { email: string }) {
  const titleId = useId();
  const t = textsOf(consoleSessionTexts);
  const proof = useProof();
  const { way, problem, isPending } = proof;
  return (
    <Dialog open onClose={notNow} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.proofTitle}</DialogTitle>
      {way === null && (
        <DialogContent>
          <Skeleton height={56} />
        </DialogContent>
      )}
      {way === 'PASSWORD' && (
        <PasswordQuestion
          email={email}
          submit={t.goOn}
          problem={problem}
          isPending={isPending}
          onPassword={(password) => void proof.prove({ password })}
          onLater={notNow}
          lead={t.proof}
        >
          <Link href="/passwordReset" target="_blank" sx={{ py: 1, justifySelf: 'start' }}>
            {t.forgot}
          </Link>
        </PasswordQuestion>
      )}
      {way === 'MAIL_CODE' && <CodeQuestion email={email} proof={proof} onLater={notNow} />}
    </Dialog>
  );
}
