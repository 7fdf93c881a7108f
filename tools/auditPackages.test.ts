import { expect, test } from 'vitest';
import { readReport } from './auditPackages.ts';

test('a report of the registry is read', () => {
  const said = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { churi: { name: 'churi', severity: 'high', isDirect: true, via: [], effects: [] } },
    metadata: { vulnerabilities: { high: 1 } },
  });
  expect(readReport(said)).toEqual([{ name: 'churi', severity: 'high' }]);
  expect(readReport('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});

test('anything else is no report, so nothing is known', () => {
  expect(readReport('')).toBeNull();
  expect(readReport('{"message":"request to the registry failed","error":{"summary":""}}')).toBeNull();
  expect(readReport('<html>')).toBeNull();
});
