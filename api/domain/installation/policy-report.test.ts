import { describe, expect, it } from 'vitest';
import { readPolicyReports } from './policy-report.ts';

const SECRET = 'token=emily.canary@example.org';

describe('what a browser reports of a policy', () => {
  it('is read from the old kind and from the new one: page, directive, what was refused [SAF-38]', () => {
    const old = {
      'csp-report': {
        'document-uri': `https://app.example/passwordReset?${SECRET}`,
        'effective-directive': 'style-src-attr',
        'blocked-uri': 'inline',
        'script-sample': SECRET,
      },
    };
    expect(readPolicyReports(old)).toEqual([
      { page: '/passwordReset', directive: 'style-src-attr', blocked: 'inline' },
    ]);
    const own = { documentURL: 'https://app.example/console/quests', effectiveDirective: 'script-src-elem' };
    const list = [
      { type: 'csp-violation', body: { ...own, blockedURL: `https://evil.example/${SECRET}` } },
      { type: 'csp-violation', body: { ...own, blockedURL: `https://app.example/${SECRET}` } },
    ];
    expect(readPolicyReports(list)).toEqual([
      { page: '/console', directive: 'script-src-elem', blocked: 'evil.example' },
      { page: '/console', directive: 'script-src-elem', blocked: 'own' },
    ]);
  });

  it.each([
    ['no report', ['x', null, 7, [], {}, { 'csp-report': 'x' }, [null, { body: 3 }]]],
    [
      'words of a stranger',
      [
        { 'csp-report': { 'document-uri': SECRET, 'violated-directive': SECRET, 'blocked-uri': SECRET } },
        {
          'csp-report': {
            'document-uri': `https://a.example/${SECRET}`,
            'blocked-uri': `javascript:${SECRET}`,
          },
        },
        { 'csp-report': { 'blocked-uri': `https://${SECRET}`, 'violated-directive': 'script-src x\ny' } },
        { 'csp-report': { 'document-uri': [SECRET], 'effective-directive': { [SECRET]: 1 } } },
      ],
    ],
  ])('of %s nothing that somebody typed is left [SAF-38]', (_case, bodies) => {
    for (const body of bodies) {
      const told = readPolicyReports(body);
      expect(JSON.stringify(told)).not.toMatch(/token|emily|canary|\\n/);
      for (const { page, directive } of told) expect([page, directive]).toEqual(['other', 'other']);
    }
  });

  it('of many reports at once a few are read, equal ones as one [SAF-38]', () => {
    const report = (host: string) => ({ body: { blockedURL: `https://${host}.example/` } });
    expect(readPolicyReports(Array.from({ length: 900 }, () => report('same')))).toHaveLength(1);
    const different = Array.from({ length: 900 }, (_, index) => report(`h${index}`));
    expect(readPolicyReports(different)).toHaveLength(5);
  });
});
