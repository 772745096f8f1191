import type { ReactElement } from 'react';
import {
  Create,
  type CreateProps,
  Edit,
  type RaRecord,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { useLoadFailure } from '../forms/use-load-failure.ts';
import { PageTitle, RecordTitle } from './PageTitle.tsx';

type Props<Row> = { doneText: (record: Row) => string; children: ReactElement };
type NewProps<Row> = Props<Row> &
  Pick<CreateProps, 'transform'> & { title: string; leadsTo?: 'edit' | 'show' };

/** The page of a new record: says when it is made, and leads on to it or to its list. */
export function RecordCreate<Row extends RaRecord>(props: NewProps<Row>) {
  const { title, leadsTo = 'list', doneText, ...create } = props;
  const onSuccess = useDone(doneText, leadsTo);
  return <Create {...create} title={<PageTitle text={title} />} mutationOptions={{ onSuccess }} />;
}

/** The page of a record that is called by its name: saved for sure before it says so, and leads to its list. */
export function RecordEdit<Row extends RaRecord>({
  kind,
  doneText,
  children,
}: Props<Row> & { kind: string }) {
  const onSuccess = useDone(doneText, 'list');
  const onError = useLoadFailure(useResourceContext() ?? '');
  return (
    <Edit
      title={<RecordTitle source="name" kind={kind} />}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{ retry: isWorthRetrying, onError }}
    >
      {children}
    </Edit>
  );
}

function useDone<Row extends RaRecord>(doneText: (record: Row) => string, leadsTo: 'list' | 'edit' | 'show') {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return (record: Row) => {
    notify(doneText(record), { type: 'success' });
    redirect(leadsTo, resource, record.id);
  };
}
