export type DistrictRow = {
  id: string;
  name: string;
  acronym: string;
  county: string;
  state: string;
  noun: string;
  centerLatitude: number;
  centerLongitude: number;
  zoomLevel: number;
  declaredChariteersCount: number;
};
