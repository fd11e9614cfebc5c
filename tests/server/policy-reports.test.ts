import { jest } from '@jest/globals'
import { GET, POST } from '@/app/api/csp-reports/route'
import {
  buildContentSecurityPolicy,
  reportingEndpoints,
  reportPath,
} from '@/lib/session/content-security-policy'

const lines: string[] = []
let now = Date.parse('2026-11-22T10:00:00Z')

beforeEach(() => {
  lines.length = 0
  // Each test is an hour later, so that the limit per minute starts again.
  now += 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
})
afterEach(() => jest.restoreAllMocks())

const sendReport = (
  body: unknown,
  { type = 'application/reports+json', ...otherHeaders }: Record<string, string> = {},
) =>
  POST(
    new Request(`http://localhost:3000${reportPath}`, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...otherHeaders },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const violation = {
  type: 'csp-violation',
  url: 'http://localhost:3000/reset/a-secret-of-a-mailed-link',
  body: {
    documentURL: 'http://localhost:3000/reset/a-secret-of-a-mailed-link?token=also-secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?stolen=secret',
    sourceFile: 'http://localhost:3000/_next/static/chunk.js',
    lineNumber: 3,
    sample: 'let password = "secret"',
  },
}
const readLog = () => lines.map((line) => JSON.parse(line))

test("every page's policy reports violations to our own endpoint only", () => {
  const policy = buildContentSecurityPolicy('n')
  expect(policy).toMatch(/; report-to csp; report-uri \/api\/csp-reports$/)
  expect(reportingEndpoints).toBe('csp="/api/csp-reports"')
})

test('logs a violation in one line without query, sample, or the secret of a mailed link', async () => {
  expect((await sendReport([violation])).status).toBe(204)
  expect(readLog()).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'policy-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/reset',
      source: 'http://localhost:3000',
      line: 3,
    },
  ])
  expect(lines.join('')).not.toMatch(/secret/)
})

test('accepts the older report format', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'http://localhost:3000/properties/listings?filter=Ana',
      'violated-directive': "img-src 'self' blob:",
      'blocked-uri': 'inline',
    },
  }
  expect((await sendReport(report, { type: 'application/csp-report' })).status).toBe(204)
  expect(readLog()).toMatchObject([{ directive: 'img-src', blocked: 'inline', page: '/properties/listings' }])
})

test('logs one line for a report with line breaks, without the text after them', async () => {
  const body = { ...violation.body, effectiveDirective: 'x\n{"event":"forged"}', blockedURL: 'a\r\nb' }
  await sendReport([{ ...violation, body }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/forged/)
})

test.each([
  ['a body that is not JSON', '<html>', {}, 400],
  ['a body of another shape', { reports: [] }, {}, 400],
  ['another content type', [violation], { type: 'application/json' }, 415],
  ['a request from another site', [violation], { 'sec-fetch-site': 'cross-site' }, 403],
  ['an oversized body', 'x'.repeat(20_000), {}, 413],
] as const)('rejects %s without logging', async (_, body, headers, status) => {
  expect((await sendReport(body, headers)).status).toBe(status)
  expect(lines).toEqual([])
})

test('serves POST only', async () => {
  const response = await GET(new Request(`http://localhost:3000${reportPath}`))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('logs thirty reports a minute, then returns 429 and logs the number of dropped ones', async () => {
  const statuses = []
  for (let n = 0; n < 40; n += 1) statuses.push((await sendReport([violation])).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect(lines).toHaveLength(30)
  now += 60_000
  expect((await sendReport([violation])).status).toBe(204)
  expect(readLog().slice(30)).toMatchObject([
    { event: 'policy-reports-dropped', reports: 10 },
    { event: 'policy-violation' },
  ])
  // At most ten reports of one body are logged.
  const reports = Array.from({ length: 25 }, () => violation)
  expect((await sendReport(reports)).status).toBe(204)
  expect(lines).toHaveLength(42)
})
