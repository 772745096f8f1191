import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { Notice } from '../notices/Notice.tsx';

/** There is nothing of the kind at all. */
export function NoneYet({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card>
      <Notice title={title}>{children}</Notice>
    </Card>
  );
}
