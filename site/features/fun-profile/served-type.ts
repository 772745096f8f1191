/** A type that somebody has served in, with how often. */
export type ServedType = {
  id: string;
  label: string;
  subcategories: string;
  description: string;
  note?: string | undefined;
  count: number;
};
