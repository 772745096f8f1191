import type { GetOneParams } from 'react-admin';
import type { FaqEntry } from '#domain/books/supply-faq.ts';
import {
  SetSiteSettingsDocument,
  SetSupplyFaqDocument,
  SetVeilOfTimeDocument,
  StaffSettingsDocument,
  StaffSiteSettingsDocument,
  StaffSupplyFaqDocument,
} from '../../gql/generated/staff.ts';
import { type Changed, operation } from '../../resources/operation.ts';
import { faqEntries } from '../supply-faq/faq-form.ts';
import { type SiteSettingsRecord, siteSettingChanges, siteSettingsRecord } from './site-settings-form.ts';

/** The operations of what holds for the whole product. Null: the product's own value holds again. */
export const SETTINGS_OPERATIONS = {
  'settings GET_ONE': operation({
    document: StaffSettingsDocument,
    variables: (_params: GetOneParams) => ({}),
    result: ({ veilOfTime, getTitleData }, { id }) => ({ data: { id, veilOfTime, titleData: getTitleData } }),
  }),
  'settings UPDATE': operation({
    document: SetVeilOfTimeDocument,
    variables: ({ data }: Changed<{ veilOfTime: string | null }>) => ({ day: data.veilOfTime }),
    result: ({ setVeilOfTime }, { previousData }) => ({
      data: { ...previousData, veilOfTime: setVeilOfTime },
    }),
  }),
  'site-settings GET_ONE': operation({
    document: StaffSiteSettingsDocument,
    variables: (_params: GetOneParams) => ({}),
    result: ({ siteSettings }, { id }) => ({ data: siteSettingsRecord(String(id), siteSettings) }),
  }),
  'site-settings UPDATE': operation({
    document: SetSiteSettingsDocument,
    variables: ({ data, previousData }: Changed<SiteSettingsRecord>) => ({
      settings: siteSettingChanges(data, previousData),
    }),
    result: ({ setSiteSettings }, { id }) => ({ data: siteSettingsRecord(String(id), setSiteSettings) }),
  }),
  'supply-faq GET_ONE': operation({
    document: StaffSupplyFaqDocument,
    variables: (_params: GetOneParams) => ({}),
    result: ({ supplyFaq }, { id }) => ({ data: { id, entries: faqEntries(supplyFaq) } }),
  }),
  'supply-faq UPDATE': operation({
    document: SetSupplyFaqDocument,
    variables: ({ data }: Changed<{ entries: FaqEntry[] | null }>) => ({
      entries: data.entries && faqEntries(data.entries),
    }),
    result: ({ setSupplyFaq }, { id }) => ({ data: { id, entries: faqEntries(setSupplyFaq) } }),
  }),
} as const;
