export type ProviderRow = {
  id: string;
  /** For @access; equals id. */
  providerId: string;
  name: string;
  mission: string;
  website: string | null;
  telephone: string | null;
  districtId: string;
  districtName: string;
  isVisible: boolean;
  isSponsor: boolean;
  /** JSON text. */
  agePolicies: string;
};

export type LocationRow = {
  id: string;
  /** Position in the provider's list. */
  index: number;
  name: string;
  address: string;
  detail: string | null;
  latitude: number | null;
  longitude: number | null;
};
