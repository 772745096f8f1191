import { memo, type Ref, useId } from 'react';
import { consoleStampsTexts } from '#domain/texts/generated/console-stamps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampArt } from './StampArt.tsx';
import type { ShownBundle, ShownGroup, ShownStamp } from './stamp-collection.ts';
import './stamps.css';

type Props = {
  groups: readonly ShownGroup[];
  selectedId: string | null;
  /** Called with the ID of a stamp or bundle. */
  onToggle: (id: string) => void;
  /** All stamps in sight, instead of one row to scroll. */
  isWrapped?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** The stamps and bundles of a charity in the groups of its stamp book. */
export function StampCollection({ groups, selectedId, onToggle, isWrapped = false, ref }: Props) {
  const id = useId();
  return (
    <div className={isWrapped ? 'stamp-collection is-wrapped' : 'stamp-collection'} ref={ref}>
      {groups.map(({ name, stamps, bundles }, index) => (
        <section key={name} className="stamp-group" aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`}>{name}</h3>
          <div className="stamp-row">
            {stamps.map((stamp) => (
              <StampButton
                key={stamp.id}
                stamp={stamp}
                isSelected={stamp.id === selectedId}
                onToggle={onToggle}
              />
            ))}
            {bundles.map((bundle) => (
              <BundleButton
                key={bundle.id}
                bundle={bundle}
                isSelected={bundle.id === selectedId}
                onToggle={onToggle}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type BundleButtonProps = {
  bundle: ShownBundle;
  isSelected: boolean;
  onToggle: (bundleId: string) => void;
};

/** How many stamps lie in sight on the pile. */
const PILE = 3;

/** A bundle of the collection: taken, put away and dragged like a stamp, for all that are in it. */
const BundleButton = memo(function BundleButton({ bundle, isSelected, onToggle }: BundleButtonProps) {
  const { id, name, stamps } = bundle;
  return (
    <button
      type="button"
      className="stamp-button is-bundle"
      aria-pressed={isSelected}
      data-stamp={id}
      title={stamps.map(({ title }) => title).join(', ')}
      onClick={() => onToggle(id)}
    >
      <span className="bundle-pile">
        {stamps.slice(0, PILE).map((stamp) => (
          <StampArt key={stamp.id} stamped={stamp} size={36} />
        ))}
      </span>
      <span className="stamp-title">{name}</span>
      <span className="bundle-size">{textsOf(consoleStampsTexts).bundleSize({ count: stamps.length })}</span>
    </button>
  );
});

type StampButtonProps = {
  stamp: ShownStamp;
  isSelected: boolean;
  onToggle: (stampId: string) => void;
};

/** Stamp button: press to pick it up, press again to put it back, or drag it onto a day. */
const StampButton = memo(function StampButton({ stamp, isSelected, onToggle }: StampButtonProps) {
  return (
    <button
      type="button"
      className="stamp-button"
      aria-pressed={isSelected}
      data-stamp={stamp.id}
      title={stamp.eventTitle}
      onClick={() => onToggle(stamp.id)}
    >
      <StampArt stamped={stamp} size={48} />
      <span className="stamp-title">{stamp.title}</span>
    </button>
  );
});
