import { pageRoute } from './page-parameters.ts';

/** Path where browsers report violations of a page's content security policy. */
export const POLICY_REPORT_PATH = '/policy-reports';
const GROUP = 'policy';
const isSecure = (publicOrigin: string) => publicOrigin.startsWith('https:');

/**
 * The end of a policy. Browsers that know `report-to` pass over the older one; they take a group's address over https
 * only, so without it they are told the older one alone and would report nothing else.
 */
export function reportDirectives(publicOrigin: string): string {
  const old = `report-uri ${POLICY_REPORT_PATH}`;
  return isSecure(publicOrigin) ? `${old}; report-to ${GROUP}` : old;
}

/** The header that says where the group of `report-to` is. */
export function reportingHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return isSecure(publicOrigin) ? { 'reporting-endpoints': `${GROUP}="${POLICY_REPORT_PATH}"` } : {};
}

/** Facts of a report that help find the cause. It holds nothing that people typed: no address, no page content. */
export type PolicyReport = {
  /** The page's route: “/questList/:id”, “/console”, “other”. */
  page: string;
  directive: string;
  /** “inline”, “eval”, “own”, or the host of another site. */
  blocked: string;
};

const DIRECTIVE =
  /^(?:default|script|style|img|font|connect|frame|form|base|object|media|worker|child|manifest)-[a-z-]{3,16}$/;
const WORD = /^(?:inline|eval|wasm-eval|data|blob|self|trusted-types-[a-z]{4,6})$/;
const HOST = /^[a-z0-9.-]{1,80}$/;
/** A page that is broken sends as many at once; they would all say the same. */
const MOST_OF_A_BODY = 5;

/**
 * What a body of reports tells, as browsers send it of old (`csp-report`) or now (a list). Whoever can make a browser
 * send something writes what stands in it, so only words that are known leave.
 */
export function readPolicyReports(body: unknown): PolicyReport[] {
  const entries = Array.isArray(body) ? body.slice(0, MOST_OF_A_BODY) : [body];
  const reports = entries.flatMap((entry): PolicyReport[] => {
    const said = partOf(entry, 'csp-report') ?? partOf(entry, 'body');
    return said ? [readReport(said)] : [];
  });
  return [...new Map(reports.map((one) => [Object.values(one).join(' '), one])).values()];
}

type Said = Readonly<Record<string, unknown>>;

function partOf(entry: unknown, name: string): Said | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const part = (entry as Said)[name];
  return typeof part === 'object' && part !== null ? (part as Said) : null;
}

function readReport(said: Said): PolicyReport {
  const text = (...names: string[]) =>
    names.map((name) => said[name]).find((one) => typeof one === 'string') ?? '';
  const page = urlOf(text('document-uri', 'documentURL'));
  const directive = String(text('effective-directive', 'effectiveDirective', 'violated-directive'));
  return {
    page: page === null ? 'other' : pageName(page.pathname),
    directive: DIRECTIVE.test(directive) ? directive : 'other',
    blocked: blockedBy(String(text('blocked-uri', 'blockedURL')), page),
  };
}

function pageName(pathname: string): string {
  if (/^\/console(\/|$)/.test(pathname)) return '/console';
  return pageRoute(pathname) ?? 'other';
}

function blockedBy(blocked: string, page: URL | null): string {
  if (WORD.test(blocked)) return blocked;
  const address = urlOf(blocked);
  if (address === null) return 'other';
  if (address.host === page?.host) return 'own';
  return /^(https?|wss?):$/.test(address.protocol) && HOST.test(address.hostname)
    ? address.hostname
    : 'other';
}

function urlOf(address: unknown): URL | null {
  return typeof address === 'string' ? URL.parse(address) : null;
}
