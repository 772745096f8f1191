import { ConsoleAskForCharityFileDocument, ConsoleCharityFileDocument } from '../gql/generated/charity.ts';
import { reading, writing } from '../resources/method.ts';

/** The file with everything of a charity, as it was asked for last. */
export const charityFile = reading(ConsoleCharityFileDocument, (data) => data.charityFile ?? null);

export const askForCharityFile = writing(ConsoleAskForCharityFileDocument, (data) => data.askForCharityFile);
