import type { Removal } from '../../scripts/prove/removal.ts';

/** Groups, the door of a quest, recaps, and what the product's staff do, as their dialogs and lists show it. */
export const GROUPS_AND_STAFF: readonly Removal[] = [
  {
    ids: ['GRP-03'],
    what: 'the roles of a group that nobody holds',
    find: '{choice.roleId === null && <Vacant roles={group.roles} />}',
  },
  {
    ids: ['OPEN-GRP-02'],
    what: 'what is wrong with the goal hours of a role, at its field',
    find: '...(ofHours.length > 0 && { hours: Object.fromEntries(ofHours) }),',
  },
  {
    ids: ['SAF-17'],
    what: 'that the last admin cannot name themself',
    find: 'data?.members.filter(({ memberId }) => memberId !== ownId);',
    put: 'data?.members;',
  },
  {
    ids: ['SAF-15'],
    what: 'that a block is lifted once the question is answered',
    find: 'onConfirm={() => mutate(variables)}',
    put: 'onConfirm={() => setAsked(false)}',
  },
  {
    ids: ['ATT-16'],
    what: 'that nobody is added who has signed up already',
    find: '!here.has(id) && id !== value?.id',
    put: 'id !== value?.id',
  },
  {
    ids: ['ATT-15'],
    what: 'what is refused, in a dialog with a form',
    find: '{sending.refusal !== null && ( <Alert severity="error" sx={{ mx: 3, mt: 1 }}> {sending.refusal} </Alert> )}',
  },
  {
    ids: ['ENT-38'],
    what: 'the reason that a ban asks for',
    find: 'resolver={fieldsResolver<typeof NO_REASON>({}, ({ reason }) => ({ reason: checkBanReason(t, reason) }))}',
  },
  {
    ids: ['ENT-14'],
    what: 'that a location of a charity is moved up',
    find: 'onClick={() => reOrder(index - 1)}',
  },
  {
    ids: ['REC-19'],
    what: 'that the table of a recap is sorted by the server',
    find: '{ ...wanted, sort, ...paging },',
    put: '{ ...wanted, ...paging },',
  },
];
