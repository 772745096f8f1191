import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  ConsoleAcceptApplicationDocument,
  ConsoleAddMemberDocument,
  ConsoleChangeRoleDocument,
  ConsoleGroupApplicationsDocument,
  ConsoleGroupGoalsDocument,
  ConsoleGroupMembersDocument,
  ConsoleGroupProgressDocument,
  ConsoleInvitationsDocument,
  ConsoleLeaveGroupDocument,
  ConsoleProviderGroupDocument,
  ConsoleRemoveMemberDocument,
  ConsoleSetGroupGoalsDocument,
  ConsoleWithdrawInvitationDocument,
} from '../gql/generated/groups.ts';
import type {
  ConsoleAcceptApplicationMutationVariables,
  ConsoleAddMemberMutationVariables,
  ConsoleChangeRoleMutationVariables,
  ConsoleGroupMemberFragment,
  ConsoleRemoveMemberMutationVariables,
  ConsoleSetGroupGoalsMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';
import { charitiesOf } from './members/goals-form.ts';
import { memberKey } from './record/group-record.ts';

const pageOf = ({ pagination }: GetListParams) => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 25,
});

/** What the Groups page asks of the API. What is told of the group itself comes with its members, as `meta`. */
export const OPERATIONS = {
  'providerGroups GET_ONE': operation({
    document: ConsoleProviderGroupDocument,
    variables: ({ id }: GetOneParams) => ({ providerId: String(id) }),
    result: ({ providerGroupId }, { id }) => ({ data: { id, groupId: providerGroupId } }),
  }),
  'groupMembers GET_LIST': operation({
    document: ConsoleGroupMembersDocument,
    variables: (params: GetListParams) => ({
      groupId: String(params.filter.groupId),
      roleId: (params.filter.roleId as string | undefined) ?? null,
      ...pageOf(params),
    }),
    result: ({ listGroupMembers: { items, total, ...group } }) => ({
      data: items.map(withId),
      total,
      meta: group,
    }),
  }),
  'groupMembers CREATE': operation({
    document: ConsoleAddMemberDocument,
    variables: ({ data }: CreateParams) => data as ConsoleAddMemberMutationVariables,
    result: ({ addGroupMember }) => ({ data: addGroupMember }),
    wording: 'group-member',
  }),
  'groupInvitations GET_LIST': operation({
    document: ConsoleInvitationsDocument,
    variables: ({ filter }: GetListParams) => ({ groupId: String(filter.groupId) }),
    result: ({ listGroupInvitations }) => ({
      data: listGroupInvitations,
      total: listGroupInvitations.length,
    }),
  }),
  'groupInvitations DELETE': operation({
    document: ConsoleWithdrawInvitationDocument,
    variables: ({ id, previousData }: DeleteParams) => ({
      groupId: String(previousData?.groupId),
      invitationId: String(id),
    }),
    result: (_, { id }) => ({ data: { id } }),
  }),
  'ownMemberships DELETE': operation({
    document: ConsoleLeaveGroupDocument,
    variables: ({ id, previousData }: DeleteParams) => ({
      groupId: String(id),
      successorId: (previousData?.successorId as string | undefined) ?? null,
    }),
    result: (_, { id }) => ({ data: { id } }),
  }),
  'memberRoles UPDATE': operation({
    document: ConsoleChangeRoleDocument,
    variables: ({ data }: UpdateParams) => data as ConsoleChangeRoleMutationVariables,
    result: ({ changeMemberRole }) => ({ data: withId(changeMemberRole) }),
  }),
  'memberRoles DELETE': operation({
    document: ConsoleRemoveMemberDocument,
    variables: ({ previousData }: DeleteParams) => previousData as ConsoleRemoveMemberMutationVariables,
    result: (_, { id }) => ({ data: { id } }),
  }),
  'groupProgress GET_LIST': operation({
    document: ConsoleGroupProgressDocument,
    variables: ({ filter }: GetListParams) => ({ groupId: String(filter.groupId) }),
    result: ({ groupGoalProgress }) => ({
      data: groupGoalProgress.map((goal) => ({ ...goal, id: memberKey(goal.accountId, goal.roleId) })),
      total: groupGoalProgress.length,
    }),
  }),
  'groupGoals GET_ONE': operation({
    document: ConsoleGroupGoalsDocument,
    variables: ({ id }: GetOneParams) => ({ groupId: String(id) }),
    result: ({ groupGoals, districts }, { id }) => ({
      data: { ...groupGoals, id, charities: charitiesOf(districts, groupGoals.providerIds) },
    }),
  }),
  'groupGoals UPDATE': operation({
    document: ConsoleSetGroupGoalsDocument,
    variables: ({ data }: UpdateParams) => data as ConsoleSetGroupGoalsMutationVariables,
    result: (_, { id, data }) => ({ data: { ...data, id } }),
  }),
  'groupApplications GET_LIST': operation({
    document: ConsoleGroupApplicationsDocument,
    variables: (params: GetListParams) => ({ groupId: String(params.filter.groupId), ...pageOf(params) }),
    result: ({ listGroupApplications: { items, total } }) => ({ data: items, total }),
  }),
  'groupApplications UPDATE': operation({
    document: ConsoleAcceptApplicationDocument,
    variables: ({ data }: UpdateParams) => data as ConsoleAcceptApplicationMutationVariables,
    result: ({ acceptGroupApplication }) => ({ data: acceptGroupApplication }),
  }),
} as const;

function withId(member: ConsoleGroupMemberFragment) {
  return { ...member, id: memberKey(member.memberId, member.roleId) };
}
