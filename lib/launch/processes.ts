import path from 'node:path'
import { type LaunchedProcess, startProcess } from './start-process.ts'
import type { Settings } from './settings.ts'

const dashboardSecrets = ['SESSION_SECRET']
const apiSecrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'PORTALS_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'IMOVIRTUAL_CLIENT_SECRET',
  'IMOVIRTUAL_API_KEY',
  'IMOVIRTUAL_NOTIFICATION_SECRET',
]

/** Returns the environment without the other process's secrets. */
function environmentWithout(names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)))
}

type OnLine = (line: string) => void

/** V8's default young generation lets the heap grow to 120 MB at start, half of it empty. */
const youngGenerationLimit = '--max-semi-space-size=8'
/** Without a limit the dashboard's heap grows by 300 MB; it needs less than 160 (docs/benchmarks.md). */
const oldGenerationLimit = '--max-old-space-size=256'
/** With one arena per thread, glibc would retain memory that the threads have freed. */
const mallocEnv = { MALLOC_ARENA_MAX: '2' }

type LaunchOptions = {
  mode: 'start' | 'dev'
  inspect?: boolean
}

/** Starts the reference API as a separate process; in development it restarts when its sources change. */
export function startApi(
  settings: Settings,
  { mode, inspect }: LaunchOptions,
  onLine: OnLine,
  extraEnv: Record<string, string> = {},
): LaunchedProcess {
  return startProcess({
    name: 'The agency API',
    args: [
      ...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []),
      ...(inspect ? ['--inspect=9229'] : []),
      '--disable-warning=ExperimentalWarning',
      youngGenerationLimit,
      path.join(settings.root, 'agency-api/main.ts'),
    ],
    cwd: settings.root,
    env: {
      ...mallocEnv,
      ...environmentWithout(dashboardSecrets),
      NODE_ENV: 'production',
      AGENCY_API_PORT: String(settings.apiPort),
      AGENCY_DATA_DIR: settings.dataDir,
      AGENCY_DEMO: settings.isDemo ? '1' : '0',
      APP_ORIGIN: settings.origin,
      ...extraEnv,
    },
    onLine,
  })
}

/** Starts the dashboard: its production build, or its sources in development. */
export function startDashboard(
  settings: Settings,
  { mode, inspect }: LaunchOptions,
  secret: string,
  onLine: OnLine,
  extraEnv: Record<string, string> = {},
): LaunchedProcess {
  const next = path.join(settings.root, 'node_modules/next/dist/bin/next')
  const development = [next, 'dev', '--port', String(settings.port), '--hostname', settings.host]
  if (inspect) development.push('--inspect=9230')
  return startProcess({
    name: 'The dashboard',
    args:
      mode === 'dev'
        ? development
        : [youngGenerationLimit, oldGenerationLimit, path.join(settings.root, 'lib/launch/dashboard.ts')],
    cwd: settings.root,
    env: {
      ...mallocEnv,
      ...environmentWithout(apiSecrets),
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // In production, lib/observability handles signals instead of Next. In development, Next's handler is needed to
      // end the server's child processes.
      ...(mode === 'start' && { NEXT_MANUAL_SIG_HANDLE: '1' }),
      AGENCY_API_URL: settings.apiUrl,
      // An API that we don't start may serve the sample agency too.
      AGENCY_DEMO: settings.isDemo ? '1' : process.env.AGENCY_DEMO,
      HOST: settings.host,
      PORT: String(settings.port),
      APP_ORIGIN: settings.origin,
      SESSION_SECRET: secret,
      ...extraEnv,
    },
    onLine,
  })
}
