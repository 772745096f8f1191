import type { APIRoute } from 'astro';
import { mayAnywhere } from '#domain/permissions/permissions.ts';
import { seeOther } from '../../lib/page-response.ts';
import { paths } from '../../lib/paths.ts';

/** A volunteer: for those who may read recaps the preview in the console, for everyone else the fun profile. */
export const GET: APIRoute = (page) => {
  const id = page.params.chariteerID ?? '';
  const mayPreview = mayAnywhere(page.locals.viewer, 'readRecap');
  return seeOther(mayPreview ? paths.volunteerInConsole(id) : paths.funProfile(id));
};
