import { PartyInputs } from '../../parties/PartyInputs.tsx';
import { FirstChoice } from '../../privacy-choices/FirstChoice.tsx';
import { MoreDates } from '../../several-dates/MoreDates.tsx';
import { SupervisorInputs } from '../../supervision/SupervisorInputs.tsx';
import { ClashChoice } from '../clash/ClashChoice.tsx';
import { TimeSliders } from '../flexible-time/TimeSliders.tsx';
import { FeastInputs } from './FeastInputs.tsx';
import type { SentBefore } from './sent-before.ts';
import type { SignUpView } from './sign-up-view.ts';

type Props = { view: SignUpView; sent: SentBefore | null };

/** All that the sign-up for a quest asks. */
export function SignUpQuestions({ view, sent }: Props) {
  const { times, clash, choice, supervisor, party, more, feast, isOffered } = view;
  const problems = sent?.problems ?? {};
  const isClashMissing = problems.leave !== undefined;
  return (
    <>
      <input type="hidden" name="action" value={feast ? 'fulfill' : 'sign-up'} />
      {/* The script that records the press of the button says so here, and a form sent after it is not counted again. */}
      <input type="hidden" name="recorded" defaultValue="" />
      {isOffered && <input type="hidden" name="offered" value="yes" />}
      {feast && <FeastInputs questions={feast.questions} answers={sent?.feast ?? {}} problems={problems} />}
      {times && <TimeSliders times={times} problems={problems} />}
      {clash && <ClashChoice clash={clash} isMissing={isClashMissing} isChosen={sent?.leaves ?? false} />}
      {party && <PartyInputs party={party} sent={sent?.others ?? []} problem={problems.others} />}
      {more && <MoreDates more={more} chosen={sent?.dates ?? []} />}
      {choice && <FirstChoice choice={choice} isShown={sent?.showsUsername ?? true} />}
      {supervisor && (
        <SupervisorInputs
          supervisor={supervisor}
          username={sent?.supervisorUsername}
          guardianName={sent?.supervisingGuardian}
          problems={problems}
        />
      )}
    </>
  );
}
