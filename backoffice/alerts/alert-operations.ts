import type { CreateParams, GetOneParams } from 'react-admin';
import {
  ConsoleAlertDeskDocument,
  ConsoleAlertVolunteersDocument,
  SendAlertDocument,
  SendManaAlertDocument,
} from '../gql/generated/alerts.ts';
import type { ChariteerAlertInput, SendManaAlertMutationVariables } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** A broadcast: what it is written with (`alertDesks`), whom it finds (`alertVolunteers`), and sending it. */
export const OPERATIONS = {
  'alertDesks GET_ONE': operation({
    document: ConsoleAlertDeskDocument,
    variables: ({ id }: GetOneParams) => ({ questId: String(id) }),
    result: ({ alertDesk, districts }) => ({ data: { ...alertDesk, districts } }),
  }),
  'alertVolunteers GET_ONE': operation({
    document: ConsoleAlertVolunteersDocument,
    variables: ({ meta }: GetOneParams) => ({ input: meta.input as ChariteerAlertInput }),
    result: ({ getChariteerAlertVolunteers }, { id }) => ({ data: { id, ...getChariteerAlertVolunteers } }),
  }),
  'freeAlerts CREATE': operation({
    document: SendAlertDocument,
    variables: ({ data }: CreateParams) => data as SendManaAlertMutationVariables,
    result: ({ sendChariteersAlert }) => ({ data: sendChariteersAlert }),
    wording: 'alert',
  }),
  'manaAlerts CREATE': operation({
    document: SendManaAlertDocument,
    variables: ({ data }: CreateParams) => data as SendManaAlertMutationVariables,
    result: ({ sendChariteersManaAlert }) => ({ data: sendChariteersManaAlert }),
    wording: 'alert',
  }),
} as const;
