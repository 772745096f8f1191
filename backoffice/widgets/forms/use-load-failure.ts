import { useNotify, useRedirect } from 'react-admin';

/** Says why a record could not be shown and leads back to its list. */
export function useLoadFailure(resource: string): (error: Error) => void {
  const notify = useNotify();
  const redirect = useRedirect();
  return (error) => {
    notify(error.message, { type: 'error' });
    redirect('list', resource);
  };
}
