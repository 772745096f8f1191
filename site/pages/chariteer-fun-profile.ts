import type { APIRoute } from 'astro';
import { seeOther, viewerOf } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** The own profile, at the address that one may share. */
export const GET: APIRoute = ({ locals }) => seeOther(paths.funProfile(viewerOf(locals).accountId));
