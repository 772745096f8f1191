import {
  type PennantFlag,
  pennantSvg,
  progressRingSvg,
  RING_COLORS,
} from '#domain/brand/arms/quest-signs.ts';
import type { QuestCategory } from '#domain/quests/quest-category.ts';
import type { QuestTimes } from '#domain/quests/quest-status.ts';
import { asTitled, asWritten } from '../../lib/language/as-written.ts';
import type { CardWords } from './card-words.ts';
import { Drawn } from './Drawn.tsx';
import { QuestDate } from './QuestDate.tsx';
import { QuestHours } from './QuestHours.tsx';
import { SignIcon } from './SignIcon.tsx';
import './quest-card.css';

/** What a card shows. Instants in epoch milliseconds. */
export type QuestCardModel = QuestTimes & {
  href: string;
  title: string;
  /** The title is in the language of the page, which is not that of charities. */
  isTranslated?: true;
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

type Texts = CardWords['texts'];

/** A quest as a card; it needs the page's ShieldSprite. */
export function QuestCard({ card, words }: { card: QuestCardModel; words: CardWords }) {
  const { texts, formats, locale } = words;
  const { title, category, startedAt, endedAt, flag, claim, status, charity } = card;
  return (
    <article className="quest-card" data-category={category.id}>
      <div className="field">
        <QuestDate startedAt={startedAt} words={words} />
        <CategoryShield category={category} texts={texts} />
      </div>
      <div className="body">
        {startedAt !== null && (
          <p className="time">
            <QuestHours startedAt={startedAt} endedAt={endedAt} until={texts.until} time={formats.time} />
          </p>
        )}
        <h3 className="title">
          <a className="card-link" href={card.href}>
            {status && <span className="status">{status}: </span>}
            <span {...asTitled(locale, card)}>{title}</span>
          </a>
        </h3>
        {charity && (
          <p className="charity" {...asWritten(locale)}>
            {charity}
          </p>
        )}
      </div>
      <CardFoot card={card} texts={texts} />
      <span className="flag">
        <Drawn svg={pennantSvg(flag, { size: 30, title: texts[flag] })} />
      </span>
      {claim && <Claim {...claim} texts={texts} />}
    </article>
  );
}

/** The shield of a type out of the page's sprite. */
export function CategoryShield({ category, texts }: { category: QuestCardModel['category']; texts: Texts }) {
  return (
    <svg viewBox="0 0 64 72" width={36} height={40.5} role="img" focusable="false">
      <title>{texts.typeOfQuest({ type: category.label })}</title>
      <use href={`#shield-${category.id}`} />
    </svg>
  );
}

function CardFoot({ card, texts }: { card: QuestCardModel; texts: Texts }) {
  const { takenCount, maxNumber, icon, flavour, ringLevel, eventType } = card;
  const ring = { size: 76, title: texts.filled({ taken: takenCount, max: maxNumber }), className: 'ring' };
  return (
    <div className="foot">
      <div>
        <p className="flavour">
          {icon === 'locked' && <SignIcon name="lock" size={20} title={texts.locked} />}
          {icon === 'warning' && (
            <SignIcon name="warning" size={22} title={texts.hasEnded} className="warning" />
          )}
          <span>{flavour}</span>
        </p>
        {eventType === 'HYBRID-ROLE' && (
          <p className="apply">
            {texts.apply} <SignIcon name="forward" size={18} />
          </p>
        )}
      </div>
      <Drawn svg={progressRingSvg(takenCount, maxNumber, RING_COLORS[ringLevel], ring)} />
    </div>
  );
}

function Claim({ guildName, whose, texts }: NonNullable<QuestCardModel['claim']> & { texts: Texts }) {
  const isOwn = whose === 'own-guild';
  const claim = (isOwn ? texts.claimedByYours : texts.claimedBy)({ name: guildName });
  return (
    <p className={`claim ${whose}`}>
      <SignIcon name={isOwn ? 'check' : 'shield'} size={18} />
      <span>
        {claim.map((part) => (typeof part === 'string' ? part : <b key={part.tag}>{part.text}</b>))}
      </span>
    </p>
  );
}
