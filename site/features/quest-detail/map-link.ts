type Place = { name: string; address: string; latitude: number | null; longitude: number | null };

/** The place on a public map: by coordinates where they are known, else by its address. */
export function mapLink({ address, latitude, longitude }: Place): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** Ways from where one is to the place, on foot, by bus or by car; asked for nothing before the press. */
export function waysLink({ address, latitude, longitude }: Place): string {
  const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
