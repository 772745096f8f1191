import type { DeleteParams, GetListParams, UpdateParams } from 'react-admin';
import {
  ConsoleAnswerBanQuestionDocument,
  ConsoleBanQuestionsDocument,
  ConsoleLiftBanDocument,
  ConsoleProviderBansDocument,
  ConsoleYoungMessagesDocument,
} from '../gql/generated/safety.ts';
import { operation } from '../resources/operation.ts';

const charityOf = ({ filter }: GetListParams) => ({ providerId: String(filter.providerId) });

/** What the tab about the safety of volunteers asks of the API. */
export const OPERATIONS = {
  'banQuestions GET_LIST': operation({
    document: ConsoleBanQuestionsDocument,
    variables: charityOf,
    result: ({ banQuestions }) => ({ data: banQuestions, total: banQuestions.length }),
  }),
  'banQuestions UPDATE': operation({
    document: ConsoleAnswerBanQuestionDocument,
    variables: ({ id, data }: UpdateParams) => ({
      id: String(id),
      isSamePerson: data.isSamePerson === true,
    }),
    result: (_, { id, data }) => ({ data: { ...data, id } }),
  }),
  'providerBans GET_LIST': operation({
    document: ConsoleProviderBansDocument,
    variables: (params: GetListParams) => ({ ...charityOf(params), page: params.pagination?.page ?? 1 }),
    result: ({ providerBans }) => ({
      data: providerBans.map((ban) => ({ ...ban, id: ban.chariteer.id })),
      total: providerBans.length,
    }),
  }),
  'providerBans DELETE': operation({
    document: ConsoleLiftBanDocument,
    variables: ({ id, previousData }: DeleteParams) => ({
      providerId: String(previousData?.providerId),
      chariteerId: String(id),
    }),
    result: (_, { id }) => ({ data: { id } }),
  }),
  'youngMessages GET_LIST': operation({
    document: ConsoleYoungMessagesDocument,
    variables: (params: GetListParams) => ({
      ...charityOf(params),
      page: params.pagination?.page ?? 1,
      perPage: params.pagination?.perPage ?? 25,
    }),
    result: ({ youngMessagePage: { items, total } }) => ({ data: items, total }),
  }),
} as const;
