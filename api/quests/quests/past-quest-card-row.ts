/** A quest that is over, under the names of older clients. */
export type PastQuestCardRow = {
  eventID: string;
  eventTitle: string;
  locationName: string | null;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  volunteerMax: number;
  raidInfo: { raidingGroupID: string; raidingGroupName: string } | null;
};
