import { type Ref, useId } from 'react';
import { BundleButton } from './BundleButton.tsx';
import { StampButton } from './StampButton.tsx';
import type { ShownGroup } from './stamp-collection.ts';
import './stamps.css';

type Props = {
  groups: readonly ShownGroup[];
  selectedId: string | null;
  /** Of a stamp or of a bundle. */
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
