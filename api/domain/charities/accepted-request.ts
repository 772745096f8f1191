import { REGISTRATION_LIMITS } from '../identity/registration.ts';
import { foldedText } from '../text/folded-text.ts';
import { readWebsite } from './provider-form.ts';

/** A request as staff read it; the district is null where none was told. */
export type ReadRequest = {
  charityName: string;
  districtId: string | null;
  place: string;
  contactName: string;
  emailAddress: string;
  phoneNumber: string;
  website: string;
  message: string;
};

/** What becomes of a request: the charity, its location and its account. */
export type AcceptedRequest = {
  name: string;
  mission: string;
  website: string | null;
  districtId: string;
  locationName: string;
  address: string;
  contactName: string;
  username: string;
  emailAddress: string;
  phoneNumber: string;
};

/** A request as charity, location and account, so that nothing is typed again. */
export function acceptanceOf(request: ReadRequest): AcceptedRequest {
  const { charityName, districtId, place, message, contactName, emailAddress, phoneNumber, website } =
    request;
  return {
    name: charityName,
    mission: message,
    website: readWebsite(website),
    districtId: districtId ?? '',
    locationName: charityName,
    address: place,
    contactName,
    username: usernameOf(charityName) || usernameOf(emailAddress.split('@')[0] ?? ''),
    emailAddress,
    phoneNumber,
  };
}

/** A user name for the account of a charity: what letters and digits its name has; empty where they are too few. */
export function usernameOf(charityName: string): string {
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  const name = foldedText(charityName)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, usernameMax);
  return name.length < usernameMin ? '' : name;
}

/** First and last name of the person who speaks for a charity. */
export function speakerOf(contactName: string): { nameFirst: string; nameLast: string } {
  const [nameFirst = '', ...rest] = contactName.trim().split(/\s+/);
  return { nameFirst, nameLast: rest.join(' ') };
}
