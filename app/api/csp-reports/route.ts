import { AgencyError } from '#contract/errors.ts'
import { parseJsonOrUndefined } from '@/lib/agency/parse-json-or-undefined'
import { createCappedLog } from '@/lib/observability/capped-log'
import { limitBytes } from '../_bff/byte-limit'
import { methodNotAllowed } from '../_bff/proxy'
import { allMethods, catchErrors, createResponseHeaders } from '../_bff/responses'

const reportTypes = /^application\/(reports\+json|csp-report)\b/i
const maxReportBytes = 16_000
const maxReportsPerRequest = 10

const policyLog = createCappedLog((reports) => ({ event: 'policy-reports-dropped', reports }))

/**
 * Receives content security policy reports (ASVS 3.4.7), in the Reporting API's format or the older `csp-report`
 * one. Logs one line per report: directive, blocked origin, page, and the script's origin and line. Queries, secrets
 * and names are stripped from URLs. Returns 204, or 400, 403, 405, 413, 415 or 429.
 */
function handleCspReports(request: Request): Promise<Response> {
  return catchErrors(async () => {
    if (request.method !== 'POST') return methodNotAllowed(['POST'])
    const site = request.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin') throw new AgencyError('CROSS_ORIGIN')
    if (!reportTypes.test(request.headers.get('content-type') ?? ''))
      throw new AgencyError('ERROR', { status: 415 })
    const seconds = policyLog.waitSeconds()
    if (seconds > 0) throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds } })
    for (const report of parseReports(await readBody(request))) logReport(report)
    return new Response(null, { status: 204, headers: createResponseHeaders() })
  })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handleCspReports)

async function readBody(request: Request): Promise<string> {
  return Buffer.concat(await Array.fromAsync(limitBytes(request, maxReportBytes) ?? [])).toString()
}

type Report = Record<string, unknown>

/** Parses `[{ type, body }]` or `{ 'csp-report': … }`. Throws AgencyError 400 for anything else. */
function parseReports(text: string): Report[] {
  const reports = parseJsonOrUndefined(text)
  if (Array.isArray(reports)) {
    const violations = reports.filter((report) => propertyOf(report, 'type') === 'csp-violation')
    return violations.slice(0, maxReportsPerRequest).map((report) => Object(propertyOf(report, 'body')))
  }
  const body = propertyOf(reports, 'csp-report')
  if (typeof body === 'object' && body !== null) return [body as Report]
  throw new AgencyError('ERROR', { status: 400 })
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function logReport(report: Report): void {
  const findText = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string')
  const lineNumber = report.lineNumber ?? report['line-number']
  policyLog.write({
    event: 'policy-violation',
    directive: parseDirective(findText('effectiveDirective', 'effective-directive', 'violated-directive')),
    blocked: toOrigin(findText('blockedURL', 'blocked-uri')),
    page: toPagePath(findText('documentURL', 'document-uri')),
    source: toOrigin(findText('sourceFile', 'source-file')),
    ...(Number.isInteger(lineNumber) && { line: lineNumber }),
  })
}

const parseDirective = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? ''

/** Returns the scheme and host of a URL. Keywords such as `inline`, `eval` and `data` stay unchanged. */
function toOrigin(text = ''): string {
  if (/^[a-z-]{1,20}$/.test(text)) return text
  if (!URL.canParse(text)) return ''
  const { protocol, host } = new URL(text)
  return `${protocol}//${host}`.slice(0, 200)
}

/** Returns at most two segments of the path: the others may contain ids, names or the secrets of mailed links. */
function toPagePath(text = ''): string {
  const path = URL.canParse(text) ? new URL(text).pathname : ''
  const [first = '', second = ''] = path.split('/').slice(1)
  const segments = /^(reset|verify|integrations)$/.test(first) ? [first] : [first, second]
  return `/${segments.filter((word) => /^[A-Za-z_-]{1,30}$/.test(word)).join('/')}`
}
