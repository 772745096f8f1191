import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { heightAt, picturePath } from '#domain/pictures/picture.ts';
import type { ConsolePictureFragment } from '../gql/generated.ts';

const frame = { display: 'block', maxWidth: '100%', height: 'auto', maxHeight: 280, borderRadius: 2 };

/** The picture as it is kept. */
export function KeptPicture({ picture }: { picture: ConsolePictureFragment }) {
  const width = picture.widths[1] ?? picture.width;
  return (
    <Box
      component="img"
      src={picturePath(picture.id, width, 'webp')}
      alt={picture.altText}
      width={width}
      height={heightAt(width, picture)}
      sx={{ ...frame, width: 'auto' }}
    />
  );
}

/** What was chosen and is not sent yet. As data: the policy of the page lets no other address be shown. */
export function ChosenPicture() {
  const chosen = useRecordContext<{ id?: string; rawFile?: File }>();
  const [address, setAddress] = useState<string | null>(null);
  const file = chosen?.rawFile;
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address === null ? null : <Box component="img" src={address} alt={file?.name ?? ''} sx={frame} />;
}
