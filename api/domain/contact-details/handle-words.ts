import { words } from './words.ts';

/* The words around the name of a service that tell whether someone can be found there. */

/** Uncertain names that people own: “my snap”, “mi face”. */
export const OWNED = words(`
  snap snaps inst ins whats face feis feisbuk sc tele ws wa
`);
export const PEOPLE = words(`
  me us him her you u up
`);
/** Verbs that say with whom without more; the others need a person behind them. */
export const TALKS = words(`
  talk chat chats text txt message msg dm pm hmu move continue switch connect agrego escribo seguimos
  sigamos hablemos hablamos hablar chatea chateamos chatear
`);
export const ELSEWHERE = words(`
  talk chat move continue switch hablamos hablemos
`);
export const THINGS = words(`
  photos pictures videos posts it them updates info more news out all for the our this that event events
`);
export const STATES = words(`
  active good great new not also often mostly posting never always involved big activo activa nuevo nueva
  here
`);
export const MESSENGERS = words(`
  telegram whatsapp wasap guasap discord kik snapchat instagram insta roblox viber wechat skype groupme ig
  tg
`);
export const NO_NAMES = words(`
  on from via the by in en por de through our your my google using saw at el la their like love and or i
  use no not social un una
`);
