import { keepPreviousData, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ConsoleDataProvider } from './data-provider.ts';
import type { Method } from './method.ts';

type Endings<Variables, Result> = {
  onSuccess?: (result: Result, variables: Variables) => void;
  /** Called on an error, in place of showing it as a notice. */
  onError?: (error: Error, variables: Variables) => void;
};

/** Runs a method that writes; an error is told in a notice, unless the caller has a better place for it. */
export function useMethod<Variables, Result>(
  method: Method<Variables, Result>,
  { onSuccess, onError }: Endings<Variables, Result> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  return useMutation<Result, Error, Variables>({
    mutationFn: (variables) => dataProvider.run(method, variables),
    onSuccess: (result, variables) => onSuccess?.(result, variables),
    onError: (error, variables) =>
      onError ? onError(error, variables) : notify(error.message, { type: 'error' }),
  });
}

type Asking<Result> = Omit<UseQueryOptions<Result>, 'queryKey' | 'queryFn' | 'placeholderData'> & {
  /** The last answer stays in sight while the next is on its way, as from page to page of a list. */
  keepsLast?: boolean;
};

/** The answer to a method that reads; asked again by react-admin's refresh. */
export function useAnswer<Variables, Result>(
  method: Method<Variables, Result>,
  variables: Variables,
  { keepsLast = false, ...options }: Asking<Result> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<Result>({
    queryKey: answerKey(method, variables),
    queryFn: () => dataProvider.run(method, variables),
    retry: isWorthRetrying,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/** React Query key of a method's answer. */
export function answerKey<Variables>(method: Pick<Method<Variables, unknown>, 'name'>, variables: Variables) {
  return [method.name, variables] as const;
}
