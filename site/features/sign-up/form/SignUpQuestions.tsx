import type { FeastAnswers, FeastQuestionId } from '#domain/sign-up/feast-form.ts';
import { FirstChoice } from '../../privacy-choices/FirstChoice.tsx';
import { SupervisorInputs } from '../../supervision/SupervisorInputs.tsx';
import { ClashChoice } from '../clash/ClashChoice.tsx';
import { TimeSliders } from '../flexible-time/TimeSliders.tsx';
import { FeastInputs } from './FeastInputs.tsx';
import type { SignUpView } from './sign-up-view.ts';
import type { Problem } from './use-sign-up.ts';

/** What a form sent before, and what was wrong with it. */
export type SentBefore = {
  leaves: boolean;
  supervisorUsername: string;
  supervisingGuardian: string;
  /** Beside the adult who was named. */
  supervisorProblem: string | null;
  feast: FeastAnswers;
  feastProblems: Readonly<Partial<Record<FeastQuestionId, string>>>;
};

type Props = { view: SignUpView; sent: SentBefore | null; problem: Problem | null };

/** All that the sign-up for a quest asks. */
export function SignUpQuestions({ view, sent, problem }: Props) {
  const { times, clash, choice, supervisor, feast, isOffered } = view;
  const refused = problem?.kind === 'refused' ? problem : null;
  const isClashMissing = refused ? refused.code === 'TIME_CLASH' : sent !== null && !sent.leaves;
  const isSupervisorRefused = refused?.code?.startsWith('SUPERVISOR') ?? false;
  const supervisorProblem = isSupervisorRefused ? refused?.text : sent?.supervisorProblem;
  return (
    <>
      <input type="hidden" name="action" value={feast ? 'fulfill' : 'sign-up'} />
      {/* The script that records the press of the button says so here, and a form sent after it is not counted again. */}
      <input type="hidden" name="recorded" defaultValue="" />
      {isOffered && <input type="hidden" name="offered" value="yes" />}
      {feast && (
        <FeastInputs
          questions={feast.questions}
          answers={sent?.feast ?? {}}
          problems={sent?.feastProblems ?? {}}
        />
      )}
      {times && <TimeSliders times={times} />}
      {clash && <ClashChoice clash={clash} isMissing={isClashMissing} isChosen={sent?.leaves ?? false} />}
      {choice && <FirstChoice choice={choice} />}
      {supervisor && (
        <SupervisorInputs
          supervisor={supervisor}
          username={sent?.supervisorUsername}
          guardianName={sent?.supervisingGuardian}
          problem={supervisorProblem ?? undefined}
        />
      )}
    </>
  );
}
