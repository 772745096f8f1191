import { describe, expect, it } from 'vitest';
import {
  ApplyForTrainingsDocument,
  BailOutDocument,
  ChangePartyDocument,
  DeclineOfferedPlaceDocument,
  EnterOrganizationCodeDocument,
  JoinWaitingListDocument,
  LeaveWaitingListDocument,
  NameSupervisorDocument,
  ResendVerificationDocument,
  SignUpDocument,
  TakeOfferedPlaceDocument,
} from '../../gql/generated.ts';
import type { Execute, SiteViewer } from '../../lib/api-client.ts';
import { questFixture } from '../quest-detail/quest-fixture.ts';
import { httpAddress } from './application-link.ts';
import { type QuestActionInput, readQuestAction, runQuestAction } from './quest-action.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const viewer = { accountId: 'v-1' } as SiteViewer;
const arrival = Date.parse('2026-11-17T17:00:00Z');
const departure = Date.parse('2026-11-17T18:30:00Z');

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const HELD = {
  ...{ id: 'c-1', expectedArrivalAt: null, expectedDepartureAt: null, supervision: null, status: null },
  ...{ others: 0, party: [] },
};

async function run(
  fields: Record<string, string>,
  quest = questFixture,
  code?: string,
  isRefused: (variables: unknown) => boolean = () => true,
) {
  const calls: { document: unknown; variables: unknown }[] = [];
  const execute = (async (document: unknown, variables: unknown) => {
    calls.push({ document, variables });
    if (code && isRefused(variables))
      return { data: null, errors: [{ message: code, extensions: { code } }], setCookies: [] };
    return { data: { done: true }, setCookies: [] };
  }) as unknown as Execute;
  const input = readQuestAction(formOf(fields)) as QuestActionInput;
  const result = await runQuestAction({ execute, viewer, requestId: 'r', now: NOW }, quest, input);
  return { result, calls };
}

describe('the forms of the quest page', () => {
  it('sends another link to who has no confirmed address, and says when it is confirmed by now', async () => {
    const { result, calls } = await run({ action: 'resend-verification' });
    expect(calls).toEqual([{ document: ResendVerificationDocument, variables: { token: null } }]);
    expect(result.toast).toBe('address-confirmed');
    const { result: refused } = await run({ action: 'resend-verification' }, questFixture, 'RATE_LIMITED');
    expect(refused.error?.code).toBe('RATE_LIMITED');
  });

  it('applies for the chosen trainings in one call [ORI-08, TST-15]', async () => {
    const form = formOf({ action: 'apply-training' });
    for (const id of ['t-1', 't-2']) form.append('training', id);
    expect(readQuestAction(form)?.trainings).toEqual(['t-1', 't-2']);
    const { result, calls } = await run({ action: 'apply-training', training: 't-1' });
    expect(result.toast).toBe('training-applied');
    expect(calls).toEqual([
      {
        document: ApplyForTrainingsDocument,
        variables: { orientations: [{ templateId: 't-1' }], questId: 'q-1' },
      },
    ]);
  });

  it('signs the session’s own volunteer up [CON-01, TST-04]', async () => {
    const { result, calls } = await run({ action: 'sign-up' });
    expect(result.toast).toBe('signed-up');
    expect(calls).toMatchObject([
      {
        document: SignUpDocument,
        variables: { chariteerId: 'v-1', questId: 'q-1', expectedArrivalAt: null },
      },
    ]);
  });

  it('sends the chosen times of a flexible quest [CON-04]', async () => {
    const fields = { action: 'sign-up', arrival: String(arrival), departure: String(departure) };
    const { calls } = await run(fields, { ...questFixture, flexibleMinimumTime: 60 });
    expect(calls[0]?.variables).toMatchObject({
      expectedArrivalAt: '2026-11-17T17:00:00.000Z',
      expectedDepartureAt: '2026-11-17T18:30:00.000Z',
    });
  });

  it('gives the other place up only where it is in the way, and only the one that was ticked [WAI-15]', async () => {
    const keeps = (variables: unknown) =>
      (variables as { leaveContractId: string | null }).leaveContractId === null;
    const fields = { action: 'sign-up', leave: 'c-9' };
    const free = await run(fields);
    expect(free.calls).toMatchObject([{ variables: { leaveContractId: null } }]);
    const { result, calls } = await run(fields, questFixture, 'TIME_CLASH', keeps);
    expect(result.toast).toBe('signed-up');
    expect(calls).toMatchObject([
      { variables: { leaveContractId: null } },
      { document: SignUpDocument, variables: { leaveContractId: 'c-9' } },
    ]);
    const untold = await run({ action: 'sign-up' }, questFixture, 'TIME_CLASH', keeps);
    expect(untold.result.error?.code).toBe('TIME_CLASH');
    expect(untold.calls).toHaveLength(1);
    const full = await run(fields, questFixture, 'QUEST_FULL', keeps);
    expect([full.result.error?.code, full.calls.length]).toEqual(['QUEST_FULL', 1]);
  });

  it('takes an offered place as such, so that two taps make one [WAI-07: on the quest]', async () => {
    const { result, calls } = await run({ action: 'sign-up', offered: 'yes', leave: 'c-9' });
    expect(result.toast).toBe('signed-up');
    expect(calls).toEqual([
      {
        document: TakeOfferedPlaceDocument,
        variables: { questId: 'q-1', chariteerId: 'v-1', leaveContractId: 'c-9' },
      },
    ]);
  });

  it.each([
    ['join-waiting', JoinWaitingListDocument, 'waiting-joined'],
    ['leave-waiting', LeaveWaitingListDocument, 'waiting-left'],
    ['decline-offer', DeclineOfferedPlaceDocument, 'offer-declined'],
  ])(
    '%s is asked for the viewer, or for the child named [WAI-02, WAI-07: site]',
    async (action, document, toast) => {
      const own = await run({ action });
      expect(own.result.toast).toBe(toast);
      expect(own.calls).toEqual([{ document, variables: { questId: 'q-1', chariteerId: 'v-1' } }]);
      const childs = await run({ action, childId: 'mo' });
      expect(childs.calls).toEqual([{ document, variables: { questId: 'q-1', chariteerId: 'mo' } }]);
    },
  );

  it('sends who supervises, at the sign-up and later [SAF-11]', async () => {
    const fields = { supervisorUsername: ' gold ', supervisingGuardian: '' };
    const { calls } = await run({ action: 'sign-up', ...fields });
    expect(calls[0]?.variables).toMatchObject({ supervisorUsername: 'gold', supervisingGuardian: null });
    expect((await run({ action: 'name-supervisor', ...fields })).result.error?.code).toBe('NOT_SIGNED_UP');
    const quest = { ...questFixture, viewerContract: HELD };
    const later = await run({ action: 'name-supervisor', supervisingGuardian: 'Robin' }, quest);
    expect(later.result.toast).toBe('supervisor-named');
    expect(later.calls).toEqual([
      {
        document: NameSupervisorDocument,
        variables: { contractId: 'c-1', supervisorUsername: null, supervisingGuardian: 'Robin' },
      },
    ]);
  });

  it('sends who comes along, up to the first person without an age, at the sign-up and later [HEAD-02, HEAD-04]', async () => {
    const typed = {
      ...{ 'band-1': 'ADULT', 'first-name-1': ' Rosa ', 'band-2': 'AGES_10_TO_13', 'first-name-2': '' },
      ...{ 'band-3': '', 'first-name-3': 'Left over', 'band-4': 'ADULT' },
    };
    const others = [
      { band: 'ADULT', firstName: 'Rosa' },
      { band: 'AGES_10_TO_13', firstName: null },
    ];
    const { calls } = await run({ action: 'sign-up', ...typed });
    expect(calls[0]?.variables).toMatchObject({ others });
    const offered = await run({ action: 'sign-up', offered: 'yes', ...typed });
    expect(offered.calls[0]?.document, 'an offer is one spot').toBe(SignUpDocument);
    const later = await run({ action: 'change-party', ...typed }, { ...questFixture, viewerContract: HELD });
    expect(later.calls).toEqual([
      { document: ChangePartyDocument, variables: { contractId: 'c-1', others } },
    ]);
    expect(later.result.toast).toBe('party-changed');
    expect((await run({ action: 'change-party' })).result.error?.code).toBe('NOT_SIGNED_UP');
  });

  it('gives the own place back with the reason [CON-02, OPEN-CON-03, TST-05]', async () => {
    const quest = { ...questFixture, viewerContract: HELD };
    const { result, calls } = await run({ action: 'bail-out', reason: ' Rain ' }, quest);
    expect(result.toast).toBe('bailed-out');
    expect(calls).toMatchObject([
      { document: BailOutDocument, variables: { contractId: 'c-1', abandonReason: 'Rain' } },
    ]);
  });

  it('without a place of one’s own nothing is sent [ERR-25]', async () => {
    const { result, calls } = await run({ action: 'bail-out' });
    expect(result.error?.code).toBe('NOT_SIGNED_UP');
    expect(calls).toEqual([]);
  });

  it('a refusal comes back with its code [TST-02, ERR-23]', async () => {
    const { result } = await run({ action: 'sign-up' }, questFixture, 'QUEST_FULL');
    expect(result).toMatchObject({ toast: null, error: { code: 'QUEST_FULL' } });
  });

  it('an incomplete feast form is not sent, and its answers are kept [SUP-07]', async () => {
    const { result, calls } = await run({ action: 'fulfill', meal: 'Soup' });
    expect(result.error?.code).toBe('BAD_USER_INPUT');
    expect(calls).toEqual([]);
    expect(readQuestAction(formOf({ action: 'fulfill', meal: 'Soup' }))?.feast.meal).toBe('Soup');
  });

  it('a complete feast form signs up with its submission [SUP-11]', async () => {
    const { calls } = await run({
      action: 'fulfill',
      meal: 'Vegetable lasagna with salad and bread rolls',
      plenty: 'Yes, there will be plenty.',
      delivery: 'At the time of the Quest',
      helpers: 'Two friends of mine',
      call: "Yes, I'll call the day before.",
    });
    const sent = calls.map(({ variables }) => variables as { formJSON: string });
    expect(JSON.parse(sent[0]?.formJSON ?? '')).toMatchObject({ surveyId: 'feast', submitterId: 'v-1' });
  });

  it('sends the code of the charity, and keeps what was typed [ELI-25]', async () => {
    const { result, calls } = await run({ action: 'organization-code', code: ' Harbor-7 ' });
    expect(result.toast).toBe('code-accepted');
    expect(calls).toEqual([
      { document: EnterOrganizationCodeDocument, variables: { questId: 'q-1', code: 'Harbor-7' } },
    ]);
    expect(readQuestAction(formOf({ action: 'organization-code', code: 'x' }))?.code).toBe('x');
  });

  it('a form of another page is none of these', () => {
    expect(readQuestAction(formOf({ action: 'delete' }))).toBeNull();
    expect(readQuestAction(formOf({}))).toBeNull();
  });

  it.each(['12x', '-5', ''])('the time «%s» is no time [CON-04]', (text) => {
    expect(readQuestAction(formOf({ action: 'sign-up', arrival: text }))?.arrivalAt).toBeNull();
  });
});

describe('the application link of a hybrid role', () => {
  it.each([
    ['https://forms.example/apply', 'https://forms.example/apply'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['not an address', null],
    [null, null],
  ])('only an address of the web becomes a link: %s [OPEN-ELI-05]', (text, link) => {
    expect(httpAddress(text)).toBe(link);
  });
});
