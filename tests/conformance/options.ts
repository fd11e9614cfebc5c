import { parseArgs } from 'node:util'
import type { Account } from './cases/session.ts'
import type { ConformanceOptions } from './suite.ts'

export const usage = `npm run conformance -- --url https://api.example [--email … --password …] [--read-only | --all] [--json file] [--timeout seconds]

  --url        the agency API, without /api/v1
  --email      the account to sign in with, preferably an administrator's; also CONFORMANCE_EMAIL
  --password   its password; CONFORMANCE_PASSWORD keeps it out of process lists
  --read-only  no writes except signing in
  --all        also agency-wide endpoints: accounts, front page, website texts, feeds, emails
  --json       writes the report to a file
  --timeout    seconds per request, 15 by default`

/** Parses the command line. Throws an Error whose message explains the mistake. */
export function parseOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): Omit<ConformanceOptions, 'stop'> & { json: string | null } {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      json: { type: 'string' },
      timeout: { type: 'string', default: '15' },
    },
  })
  const seconds = Number(values.timeout)
  if (!(seconds > 0 && seconds <= 600)) throw new Error('--timeout is a number of seconds, 600 at most')
  if (values['read-only'] && values.all) throw new Error('--read-only and --all exclude each other')
  return {
    url: parseApiUrl(values.url),
    account: accountOf(
      values.email ?? environment.CONFORMANCE_EMAIL,
      values.password ?? environment.CONFORMANCE_PASSWORD,
    ),
    readOnly: values['read-only'],
    all: values.all,
    json: values.json ?? null,
    timeoutMs: seconds * 1000,
  }
}

function parseApiUrl(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) throw new Error('--url must be the URL of the agency API')
  const { protocol, username, origin, pathname } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new Error('--url must begin with http or https')
  if (username !== '') throw new Error('--url must not contain credentials; use --email and --password')
  return `${origin}${pathname}`.replace(/\/(api\/v1\/?)?$/, '')
}

function accountOf(email: string | undefined, password: string | undefined): Account | null {
  if (email === undefined && password === undefined) return null
  if (!email || !password) throw new Error('--email and --password go together')
  return { email, password }
}
