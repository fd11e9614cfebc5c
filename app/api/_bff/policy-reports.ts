import { AgencyError } from '#contract/errors.ts'
import { cappedLog } from '@/lib/observing/capped-log'
import { answering, privateHeaders } from './answers'
import { counted } from './counted'
import { methodNotAllowed } from './door'

const types = /^application\/(reports\+json|csp-report)\b/i
const longest = 16_000
const mostOfOne = 10

const lines = cappedLog(30, (reports) => ({ event: 'policy-reports-dropped', reports }))

/**
 * What a browser's content security policy stopped on one of our pages (ASVS 3.4.7), as its Reporting API or the older
 * `csp-report` says it. Of each report one line goes to the log: directive, what was stopped, and on which kind of page.
 * Addresses lose their query and whatever in them may be a secret or a name. 204; 415, 413, 403 and 429 for the rest.
 */
export function answerPolicyReports(request: Request): Promise<Response> {
  return answering(async () => {
    if (request.method !== 'POST') return methodNotAllowed(['POST'])
    const site = request.headers.get('sec-fetch-site')
    if (site !== null && site !== 'same-origin') throw new AgencyError('CROSS_ORIGIN')
    if (!types.test(request.headers.get('content-type') ?? ''))
      throw new AgencyError('ERROR', { status: 415 })
    const seconds = lines.waitSeconds()
    if (seconds > 0) throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds } })
    for (const report of reportsIn(await textIn(request))) log(report)
    return new Response(null, { status: 204, headers: privateHeaders() })
  })
}

async function textIn(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of counted(request, longest) ?? []) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

type Report = Record<string, unknown>

/** Both shapes: `[{ type, body }]` and `{ 'csp-report': … }`. Throws AgencyError 400 for what is neither. */
function reportsIn(text: string): Report[] {
  const given = parsed(text)
  if (Array.isArray(given)) {
    const violations = given.filter((each) => partOf(each, 'type') === 'csp-violation')
    return violations.slice(0, mostOfOne).map((each) => Object(partOf(each, 'body')))
  }
  const body = partOf(given, 'csp-report')
  if (typeof body === 'object' && body !== null) return [body as Report]
  throw new AgencyError('ERROR', { status: 400 })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AgencyError('ERROR', { status: 400 })
  }
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function log(report: Report): void {
  const text = (...names: string[]) =>
    names.map((name) => report[name]).find((each) => typeof each === 'string')
  const line = report.lineNumber ?? report['line-number']
  lines.write({
    event: 'policy-violation',
    directive: wordIn(text('effectiveDirective', 'effective-directive', 'violated-directive')),
    blocked: originIn(text('blockedURL', 'blocked-uri')),
    page: pageIn(text('documentURL', 'document-uri')),
    source: originIn(text('sourceFile', 'source-file')),
    ...(Number.isInteger(line) && { line }),
  })
}

const wordIn = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? ''

/** `inline`, `eval`, `data` as they are; of an address scheme and host alone. */
function originIn(text = ''): string {
  if (/^[a-z-]{1,20}$/.test(text)) return text
  if (!URL.canParse(text)) return ''
  const { protocol, host } = new URL(text)
  return `${protocol}//${host}`.slice(0, 200)
}

/** The first words of the page's path; ids, names and the secrets of mailed links come after them. */
function pageIn(text = ''): string {
  const path = URL.canParse(text) ? new URL(text).pathname : ''
  const [first = '', second = ''] = path.split('/').slice(1)
  const words = /^(reset|verify|integrations)$/.test(first) ? [first] : [first, second]
  return `/${words.filter((word) => /^[A-Za-z_-]{1,30}$/.test(word)).join('/')}`
}
