import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { TypeCardsTexts } from '#domain/texts/generated/type-cards.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import type { ServedType } from './served-type.ts';
import { TypeDialog } from './TypeDialog.tsx';
import { TypeShield } from './TypeShield.tsx';
import './type-gallery.css';
import '../../ui/dialogs/dialog.css';

type Props = { types: readonly ServedType[]; texts: PackedTexts<TypeCardsTexts> };

/**
 * The types of completed quests, each of which opens the card that tells what it is about. Buttons and dialogs do that
 * by themselves; in the browser one goes on from card to card, by the arrow keys too, and an address may name a card.
 */
export function TypeGallery({ types, texts }: Props) {
  const words = useMemo(() => openTexts(texts), [texts]);
  const place = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    setIsLive(true);
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDialogElement && place.current?.contains(named) && !named.open)
      named.showModal();
  }, []);

  const step = (from: number, count: number) => {
    const dialogs = place.current?.querySelectorAll('dialog') ?? [];
    const [old, next] = [dialogs[from], dialogs[(from + count + types.length) % types.length]];
    if (!old || !next) return;
    if (old.matches(':modal')) old.close();
    else old.hidePopover();
    next.showModal();
  };
  const stepByKey = (event: KeyboardEvent, from: number) => {
    const count = stepOf(event);
    if (!count || types.length < 2) return;
    event.preventDefault();
    step(from, count);
  };

  return (
    <div ref={place}>
      <ul className="types">
        {types.map((type) => (
          <li key={type.id}>
            <TypeTile type={type} texts={words} />
          </li>
        ))}
      </ul>
      {types.map((type, index) => (
        <TypeDialog
          key={type.id}
          type={type}
          texts={words}
          onKeyDown={(event) => stepByKey(event, index)}
          onStep={isLive && types.length > 1 ? (count) => step(index, count) : null}
        />
      ))}
    </div>
  );
}

/** The next card lies where one reads to. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const turned = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  return turned * ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0);
}

function TypeTile({ type, texts }: { type: ServedType; texts: TypeCardsTexts }) {
  // For browsers that know `command`; the popover serves the others.
  const opens = { command: 'show-modal', commandfor: `type-${type.id}` };
  return (
    <button
      type="button"
      className="type-tile"
      popoverTarget={`type-${type.id}`}
      aria-haspopup="dialog"
      {...opens}
    >
      <TypeShield id={type.id} width={64} />
      <span className="label">{type.label}</span>{' '}
      <span className="count">
        <span className="visually-hidden">{texts.completed} </span>
        {type.count}
      </span>
    </button>
  );
}
