import type { KeyboardEventHandler, ReactNode } from 'react';
import type { TypeCardsTexts } from '#domain/texts/generated/type-cards.ts';
import { ISLAND_ICON_PATHS } from '../../ui/island-icon-paths.ts';
import type { ServedType } from './served-type.ts';
import { TypeShield } from './TypeShield.tsx';

type Props = {
  type: ServedType;
  texts: TypeCardsTexts;
  onKeyDown: KeyboardEventHandler;
  /** Goes on to the next card or back to the one before; null while nothing can. */
  onStep: ((count: 1 | -1) => void) | null;
};

/** What a type is about. */
export function TypeDialog({ type, texts, onKeyDown, onStep }: Props) {
  const id = `type-${type.id}`;
  return (
    <dialog
      id={id}
      className="dialog type-dialog"
      popover="auto"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
    >
      <div className="picture">
        <TypeShield id={type.id} width={72} />
      </div>
      <h2 id={`${id}-title`}>{texts.title({ type: type.label })}</h2>
      <div className="stack">
        <p className="subcategories">{type.topics}</p>
        <p>{type.about}</p>
        {type.note && (
          <p className="note">
            <Sign path={ISLAND_ICON_PATHS.info} /> {type.note}
          </p>
        )}
        <Actions dialogId={id} texts={texts} onStep={onStep} />
        <div className="corner">
          <Closer dialogId={id} className="x" label={texts.close}>
            <Sign path={ISLAND_ICON_PATHS.close} />
          </Closer>
        </div>
      </div>
    </dialog>
  );
}

type ActionsProps = { dialogId: string } & Pick<Props, 'texts' | 'onStep'>;

function Actions({ dialogId, texts, onStep }: ActionsProps) {
  return (
    <div className="dialog-actions steps">
      <Closer dialogId={dialogId} className="button button-primary">
        {texts.done}
      </Closer>
      {onStep && (
        <>
          <button type="button" className="step before" aria-label={texts.before} onClick={() => onStep(-1)}>
            <Sign path={ISLAND_ICON_PATHS.back} points />
          </button>
          <button type="button" className="step next" aria-label={texts.next} onClick={() => onStep(1)}>
            <Sign path={ISLAND_ICON_PATHS.forward} points />
          </button>
        </>
      )}
    </div>
  );
}

type CloserProps = { dialogId: string; className: string; label?: string; children: ReactNode };

function Closer({ dialogId, className, label, children }: CloserProps) {
  const closes = { command: 'close', commandfor: dialogId };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      popoverTarget={dialogId}
      popoverTargetAction="hide"
      {...closes}
    >
      {children}
    </button>
  );
}

/** What points turns with the direction of reading. */
function Sign({ path, points = false }: { path: string; points?: boolean }) {
  return (
    <svg
      className={points ? 'turns' : undefined}
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
