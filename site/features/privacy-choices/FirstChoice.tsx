import { Rich, type RichParts } from '../../ui/RichParts.tsx';
import './first-choice.css';

/** The question whether others see the user name, in words of the page. */
export type FirstChoiceView = { label: RichParts; hint: RichParts };

/** Asked once, in the form of the first sign-up: whether others see the user name. */
export function FirstChoice({ choice, isShown = true }: { choice: FirstChoiceView; isShown?: boolean }) {
  return (
    <div className="first-choice">
      <input type="hidden" name="asks-audience" value="yes" />
      <label>
        <input type="checkbox" name="shows-username" value="yes" defaultChecked={isShown} />
        <span>
          <Rich parts={choice.label} />
        </span>
      </label>
      <p>
        <Rich parts={choice.hint} />
      </p>
    </div>
  );
}
