import { Rich, type RichParts } from '../../../ui/RichParts.tsx';
import './clash-choice.css';

/** Places held at the time of a quest, and what a form asks about them. */
export type ClashView = {
  /** Which quests they are on, a sentence each. */
  lines: readonly RichParts[];
  /** The one place that can be given up here; null where there are several. */
  only: { contractId: string; label: RichParts; isRequired: boolean; late: string | null } | null;
  /** What to do about several. */
  several: string;
  /** Said where the form does not say whether the place is given up. */
  missing: string;
  /** Id of the paragraph that says so. */
  problemId: string;
};

type Props = {
  clash: ClashView;
  /** The form came back without saying it. */
  isMissing: boolean;
  isChosen: boolean;
};

/** Asks in the form of a sign-up whether the place at that time is given up for this one. */
export function ClashChoice({
  clash: { lines, only, several, missing, problemId },
  isMissing,
  isChosen,
}: Props) {
  return (
    <div className="clash">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences in the order in which they come.
        <p key={index}>
          <Rich parts={line} />
        </p>
      ))}
      {only ? (
        <>
          <label className="choice">
            <input
              type="checkbox"
              name="leave"
              value={only.contractId}
              required={only.isRequired}
              defaultChecked={isChosen}
              aria-invalid={isMissing ? true : undefined}
              aria-describedby={isMissing ? problemId : undefined}
            />
            <span>
              <Rich parts={only.label} />
            </span>
          </label>
          {isMissing && (
            <p className="field-problem" id={problemId}>
              {missing}
            </p>
          )}
          {only.late && <p className="clash-late">{only.late}</p>}
        </>
      ) : (
        <p>{several}</p>
      )}
    </div>
  );
}
