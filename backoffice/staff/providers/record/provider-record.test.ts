import { describe, expect, it } from 'vitest';
import { newProviderInput, providerChanges, providerRecordOf } from './provider-record.ts';

const SENT = {
  id: 'p1',
  name: 'Hope House',
  mission: '',
  website: null,
  telephone: null,
  districtId: '2',
  isVisible: false,
  isSponsor: false,
  demandsEmergencyContact: true,
  demandsFullRecord: false,
  organizationCode: null,
  importSource: 'irs-organizations',
  questConfiguration: '{}',
  agePolicies: '[{"name":"Adults","supervisedAge":16,"soloAge":18,"maxAge":100}]',
  approvedLocations: [
    { id: 'l1', name: 'Hall', address: '1 Elm St', detail: '', latitude: 40.7, longitude: -74 },
    { id: 'l2', name: 'Shed', address: '2 Elm St', detail: '', latitude: null, longitude: null },
  ],
};

describe('the record of a charity', () => {
  it('holds the age policies as a list [ENT-14]', () => {
    expect(providerRecordOf(SENT).agePolicies).toEqual([
      { name: 'Adults', supervisedAge: 16, soloAge: 18, maxAge: 100 },
    ]);
  });

  it('publishing sends the visibility alone [OPEN-DIS-02]', () => {
    const before = providerRecordOf(SENT);
    expect(providerChanges({ ...before, isVisible: true }, before)).toEqual({ id: 'p1', isVisible: true });
  });

  it('an untouched form changes nothing, though emptied fields come back as null', () => {
    const before = providerRecordOf(SENT);
    const [hall, shed] = before.approvedLocations;
    const after = { ...before, organizationCode: '', approvedLocations: [{ ...hall, detail: null }, shed] };
    expect(providerChanges(after as typeof before, before)).toEqual({ id: 'p1' });
  });

  it('the locations are sent in their order, known ones with their ids [ENT-15]', () => {
    const before = providerRecordOf(SENT);
    const [hall, shed] = before.approvedLocations;
    const added = { name: 'Yard', address: '3 Elm St' };
    const after = { ...before, approvedLocations: [shed, added, hall] };
    expect(
      providerChanges(after as typeof before, before).approvedLocations?.map(({ id, name }) => [id, name]),
    ).toEqual([
      ['l2', 'Shed'],
      [undefined, 'Yard'],
      ['l1', 'Hall'],
    ]);
  });

  it('a new charity is sent whole', () => {
    const form = { name: 'New', districtId: '1', isVisible: false, isSponsor: false };
    expect(newProviderInput(form)).toEqual({
      ...form,
      demandsEmergencyContact: true,
      demandsFullRecord: false,
      mission: '',
      website: null,
      telephone: null,
      organizationCode: null,
      agePolicies: [],
      approvedLocations: [],
    });
  });
});
