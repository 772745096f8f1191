/** Mana that a charity can buy at once, and its price in US cents. */
export type ManaPackage = { mana: number; cents: number };

/** A package as the environment has it: Mana, a colon, US dollars. The payment service takes no less than half a dollar. */
export const MANA_PACKAGE = /^([1-9]\d{0,5}):((?:[1-9]\d{0,4})(?:\.\d\d)?|0\.[5-9]\d)$/;

/** Packages by their entries, the smallest first. */
export function manaPackages(entries: readonly string[]): ManaPackage[] {
  return entries
    .flatMap((entry) => {
      const [, mana, dollars] = MANA_PACKAGE.exec(entry) ?? [];
      return mana && dollars ? [{ mana: Number(mana), cents: Math.round(Number(dollars) * 100) }] : [];
    })
    .sort((one, other) => one.mana - other.mana);
}

/** Mana that stays of what was bought for `cents` when `returnedCents` are given back; a part of one stays whole. */
export function keptMana({ mana, cents }: ManaPackage, returnedCents: number): number {
  if (cents === 0) return mana;
  return Math.ceil((mana * Math.max(0, cents - returnedCents)) / cents);
}
