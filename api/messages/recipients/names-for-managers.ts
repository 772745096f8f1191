import { isYoungOn } from '#domain/ages/age-band.ts';
import { type Relation, shows, visibilityOf } from '#domain/ages/person-visibility.ts';
import { isDayOfQuest } from '#domain/charities/contact-window.ts';
import { type ManagerToTell, namesReachOf } from './managers-of-charity.ts';

/** Someone on a quest that begins at `startedAt` (epoch ms), or who has left it. */
export type PersonOnQuest = {
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
  startedAt: number | null;
  hasLeft: boolean;
};

/**
 * The name as the manager would read it on the quest's page, or null: the young are no one's to name once they have left
 * it (SAF-04). `now` in epoch ms.
 */
export function nameForManager(manager: ManagerToTell, person: PersonOnQuest, now: number): string | null {
  const { startedAt, dateOfBirth, username, nameFirst, nameLast, hasLeft } = person;
  const isYoung = isYoungOn(dateOfBirth, now, ...(startedAt === null ? [] : [startedAt]));
  if (isYoung && hasLeft) return null;
  const reach = namesReachOf(manager);
  const isToday = isDayOfQuest({ startedAt, endedAt: null }, now);
  const relations: Relation[] = ['charity'];
  const isOfQuest = reach === 'quest' && !hasLeft && (isToday || !isYoung);
  if (reach === 'always' || isOfQuest) relations.push('charityNames');
  const visibility = visibilityOf({ isYoung, hidesUsername: false }, relations);
  const realName = [nameFirst, nameLast].filter(Boolean).join(' ');
  if (shows(visibility, 'realName') && realName) return realName;
  return shows(visibility, 'username') ? username : null;
}
