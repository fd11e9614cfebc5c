import path from 'node:path'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { ensureBuild } from './build.ts'
import { readDashboardSettings } from './dashboard-settings.ts'
import { readOrDeriveClientAddressSecret, readOrCreateSessionSecret } from './secret.ts'
import { formatLogLine, type LogSource } from './format-log-line.ts'
import { keepRunning } from './restart-on-exit.ts'
import { prepareFakePortal } from './fake-portal.ts'
import { waitUntilReady, findPortProblem, type LaunchedProcess } from './start-process.ts'
import { startApi, startDashboard } from './processes.ts'
import { readSettings, type Settings } from './settings.ts'

const root = path.resolve(import.meta.dirname, '../..')
const mode = process.argv[2] === 'dev' ? 'dev' : 'start'
const inspect = process.argv.includes('--inspect')
const runningProcesses: LaunchedProcess[] = []
let isStopping = false

function createLinePrinter(source: LogSource): (line: string) => void {
  return (line) => {
    const isJson = process.env.LOG_FORMAT === 'json'
    const text = isJson ? line : formatLogLine(source, line, { withRequests: mode === 'dev' })
    if (text !== null) console.log(text)
  }
}

/** Stops the processes, the dashboard before the API that it needs, then this process. */
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const child of runningProcesses.toReversed()) await child.stop()
  process.exit(code)
}

/** Restarts a process when it ends, and stops the product if that fails repeatedly. */
async function restartOnExit(child: LaunchedProcess, start: () => LaunchedProcess): Promise<void> {
  const index = runningProcesses.indexOf(child)
  const failure = await keepRunning(child, {
    start: () => (runningProcesses[index] = start()),
    isStopping: () => isStopping,
    onLine: console.error,
  })
  if (failure === null) return
  console.error(`${failure}\nStopping the rest.`)
  await stop(1)
}

async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  const problem = await findPortProblem(port, host)
  if (problem === null) return
  const suggestedPort = port < 60_000 ? port + 10 : port - 10
  const command = mode === 'dev' ? 'npm run dev' : 'npm start'
  throw new Error(
    `Port ${port} on ${host} cannot be used (${problem}). ` +
      `Stop the program that uses it, or choose another port: ${variable}=${suggestedPort} ${command}`,
  )
}

async function launch(settings: Settings): Promise<void> {
  await requireFreePort(settings.port, settings.host, 'PORT')
  if (settings.apiPort !== null) await requireFreePort(settings.apiPort, '127.0.0.1', 'AGENCY_API_PORT')
  const secret = readOrCreateSessionSecret(root)
  // Signs client addresses for the API. Our own API receives a derived secret; with a third-party API, the secret must
  // be configured.
  if (settings.apiPort !== null) process.env.CLIENT_ADDRESS_SECRET = readOrDeriveClientAddressSecret(secret)
  // Validates before the build, which takes about a minute.
  readDashboardSettings({ ...process.env, SESSION_SECRET: secret })
  const fakePortal = settings.isDemo ? await prepareFakePortal(settings, createLinePrinter('portals')) : null
  if (fakePortal !== null) {
    const portalProcess = fakePortal.start()
    runningProcesses.push(portalProcess)
    void restartOnExit(portalProcess, fakePortal.start)
  }
  const startOwnApi = () =>
    startApi(settings, { mode, inspect }, createLinePrinter('api'), fakePortal?.apiSettings)
  const api = settings.apiPort === null ? null : startOwnApi()
  if (api !== null) runningProcesses.push(api)
  // The API seeds its sample agency while the dashboard is built.
  await Promise.all([
    mode === 'start' && ensureBuild(root, console.log),
    api !== null && waitUntilReady(api, `${settings.apiUrl}/readyz`, 300_000),
  ])
  if (api !== null) void restartOnExit(api, startOwnApi)
  // Hides the lines that a production server prints before it is ready. If the start fails, the error contains them.
  let isReady = mode === 'dev'
  const printDashboard = createLinePrinter('dashboard')
  const startOwnDashboard = () =>
    startDashboard(
      settings,
      { mode, inspect },
      secret,
      (line) => isReady && printDashboard(line),
      fakePortal?.dashboardSettings,
    )
  const dashboard = startOwnDashboard()
  runningProcesses.push(dashboard)
  const localHost = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  // Only a build has version.json; `next dev` compiles routes on demand.
  const readyPath = mode === 'dev' ? 'api/health' : 'version.json'
  await waitUntilReady(dashboard, `http://${localHost}:${settings.port}/${readyPath}`, 60_000)
  isReady = true
  void restartOnExit(dashboard, startOwnDashboard)
  console.log(formatWelcome(settings))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

try {
  await launch(readSettings(root))
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}

/** Returns the summary printed after the start. */
function formatWelcome(settings: Settings): string {
  const hasApi = settings.apiPort !== null
  const rows = [
    ['Open', settings.origin],
    ...(settings.isDemo ? createAccountRows() : []),
    ['API', hasApi ? `${settings.apiUrl}/api/v1, described at ${settings.apiUrl}/docs` : settings.apiUrl],
    ...(hasApi ? [['Data', process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : settings.dataDir]] : []),
    ...(settings.host === '127.0.0.1'
      ? [['Reach', 'this machine only; HOST=0.0.0.0 opens it to the network']]
      : []),
    ['Stop', 'Ctrl-C'],
  ]
  return [
    '',
    '  Soleira is running.',
    '',
    ...rows.map(([name = '', text = '']) => `  ${name.padEnd(9)}${text}`),
    '',
  ].join('\n')
}

function createAccountRows(): string[][] {
  const { administrator, user } = demoAccounts
  return [
    ['Sign in', `${administrator.email}, password ${administrator.password} (Administrator)`],
    ['', `${user.email}, password ${user.password} (User)`],
  ]
}
