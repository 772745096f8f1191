import {
  BuyManaDocument,
  ConsoleAlertDeskDocument,
  ConsoleAlertVolunteersDocument,
  ConsoleDistrictMapDocument,
  SendAlertDocument,
  SendManaAlertDocument,
} from '../gql/generated/alerts.ts';
import { reading, writing } from '../resources/method.ts';

/** What a broadcast is written with. */
export const alertDesk = reading(ConsoleAlertDeskDocument, (data) => ({
  ...data.alertDesk,
  districts: data.districts,
}));

/** What the map of neighborhoods is drawn from. */
export const districtMap = reading(ConsoleDistrictMapDocument, (data) => data);

/** Whom the filters find, and what it costs. */
export const alertVolunteers = reading(
  ConsoleAlertVolunteersDocument,
  (data) => data.getChariteerAlertVolunteers,
);

export const sendAlert = writing(SendAlertDocument, (data) => data.sendChariteersAlert, { wording: 'alert' });

export const sendManaAlert = writing(SendManaAlertDocument, (data) => data.sendChariteersManaAlert, {
  wording: 'alert',
});

/** Opens the page where a package of Mana is paid. */
export const buyMana = writing(BuyManaDocument, (data) => data.buyMana);
