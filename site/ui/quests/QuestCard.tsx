import {
  type PennantFlag,
  pennantSvg,
  progressRingSvg,
  RING_COLORS,
} from '#domain/brand/arms/quest-signs.ts';
import type { QuestCategory } from '#domain/quests/quest-category.ts';
import type { QuestTimes } from '#domain/quests/quest-status.ts';
import { Drawn } from './Drawn.tsx';
import { QuestDate } from './QuestDate.tsx';
import { QuestHours } from './QuestHours.tsx';
import { SignIcon } from './SignIcon.tsx';
import './quest-card.css';

/** What a card shows. Instants in epoch milliseconds. */
export type QuestCardModel = QuestTimes & {
  href: string;
  title: string;
  category: Pick<QuestCategory, 'id' | 'label'>;
  takenCount: number;
  maxNumber: number;
  /** The line under the title: «5 spots left». */
  flavour: string;
  flag: PennantFlag;
  /** The ring's colour; for managers the level reached. */
  ringLevel: keyof typeof RING_COLORS;
  icon: 'locked' | 'warning' | null;
  /** The guild that has reserved the quest. */
  claim: { guildName: string; whose: 'own-guild' | 'rival-guild' } | null;
  /** A word before the title for managers: «Draft», «Cancelled». */
  status: string | null;
  /** The charity, where quests of several stand together. */
  charity?: string;
};

const FLAGS = { yours: 'You’re on it', full: 'Full', open: 'Open' };

/** A quest as a card; it needs the page's ShieldSprite. */
export function QuestCard({ card }: { card: QuestCardModel }) {
  const { title, category, startedAt, endedAt, flag, claim, status, charity } = card;
  return (
    <article className="quest-card" data-category={category.id}>
      <div className="field">
        <QuestDate startedAt={startedAt} />
        <CategoryShield category={category} />
      </div>
      <div className="body">
        {startedAt !== null && (
          <p className="time">
            <QuestHours startedAt={startedAt} endedAt={endedAt} />
          </p>
        )}
        <h3 className="title">
          <a className="card-link" href={card.href}>
            {status && <span className="status">{status}: </span>}
            {title}
          </a>
        </h3>
        {charity && <p className="charity">{charity}</p>}
      </div>
      <CardFoot card={card} />
      <span className="flag">
        <Drawn svg={pennantSvg(flag, { size: 30, title: FLAGS[flag] })} />
      </span>
      {claim && <Claim {...claim} />}
    </article>
  );
}

/** The shield of a type out of the page's sprite. */
export function CategoryShield({ category }: { category: QuestCardModel['category'] }) {
  return (
    <svg viewBox="0 0 64 72" width={36} height={40.5} role="img" focusable="false">
      <title>{`${category.label} Quest`}</title>
      <use href={`#shield-${category.id}`} />
    </svg>
  );
}

function CardFoot({ card }: { card: QuestCardModel }) {
  const { takenCount, maxNumber, icon, flavour, ringLevel, eventType } = card;
  const ring = { size: 76, title: `${takenCount} of ${maxNumber} spots filled`, className: 'ring' };
  return (
    <div className="foot">
      <div>
        <p className="flavour">
          {icon === 'locked' && <SignIcon name="lock" size={20} title="Locked" />}
          {icon === 'warning' && (
            <SignIcon name="warning" size={22} title="This Quest has ended" className="warning" />
          )}
          <span>{flavour}</span>
        </p>
        {eventType === 'HYBRID-ROLE' && (
          <p className="apply">
            Apply for this <SignIcon name="forward" size={18} />
          </p>
        )}
      </div>
      <Drawn svg={progressRingSvg(takenCount, maxNumber, RING_COLORS[ringLevel], ring)} />
    </div>
  );
}

function Claim({ guildName, whose }: NonNullable<QuestCardModel['claim']>) {
  const isOwn = whose === 'own-guild';
  return (
    <p className={`claim ${whose}`}>
      <SignIcon name={isOwn ? 'check' : 'shield'} size={18} />
      <span>
        {isOwn ? 'Claimed by your Guild' : 'Claimed by'} <b>{guildName}</b>
      </span>
    </p>
  );
}
