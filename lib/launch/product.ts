import path from 'node:path'
import { ensureBuild } from './build.ts'
import { readDashboardSettings } from './dashboard-settings.ts'
import { clientAddressSecret, sessionSecret } from './secret.ts'
import { keepRunning } from './keep-running.ts'
import { startStandIn } from './portal-stand-in.ts'
import { answering, portTrouble, type Service } from './service.ts'
import { startApi, startDashboard } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { welcome } from './welcome.ts'

const root = path.resolve(import.meta.dirname, '../..')
const mode = process.argv[2] === 'dev' ? 'dev' : 'start'
const running: Service[] = []
let stopping = false

/** Ends what was started, the dashboard before the API that it asks, then this process. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const service of running.toReversed()) await service.stop()
  process.exit(code)
}

/** Takes a started service under watch: when it ends unasked, the product ends. */
function watch(service: Service): Service {
  running.push(service)
  void service.ended.then(async (reason) => {
    // A Ctrl-C reaches the whole group at once, so a service may be gone before this process has seen the signal.
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (stopping) return
    console.error(`${service.name} ended (${reason}); stopping the rest.`)
    await stop(1)
  })
  return service
}

/** Restarts a service when it ends, in its place among the running ones; stops the product when that does not help. */
async function restartOnExit(service: Service, start: () => Service): Promise<void> {
  const place = running.indexOf(service)
  const failure = await keepRunning(service, {
    start: () => (running[place] = start()),
    isStopping: () => stopping,
    onLine: console.error,
  })
  if (failure === null) return
  console.error(`${failure}\nStopping the rest.`)
  await stop(1)
}

async function demandPort(port: number, host: string, variable: string): Promise<void> {
  const trouble = await portTrouble(port, host)
  if (trouble === null) return
  const free = port < 60_000 ? port + 10 : port - 10
  throw new Error(
    `Port ${port} on ${host} cannot be used (${trouble}). ` +
      `Stop what uses it, or choose another: ${variable}=${free} npm start`,
  )
}

async function launch(settings: Settings): Promise<void> {
  await demandPort(settings.port, settings.host, 'PORT')
  if (settings.apiPort !== null) await demandPort(settings.apiPort, '127.0.0.1', 'AGENCY_API_PORT')
  const secret = sessionSecret(root)
  // Only our own API knows a derived key; a foreign one is sent addresses where it has been given a key.
  if (settings.apiPort !== null) process.env.CLIENT_ADDRESS_SECRET = clientAddressSecret(secret)
  // Before minutes of building.
  readDashboardSettings({ ...process.env, SESSION_SECRET: secret })
  // The first start draws the sample agency's photographs: that goes on while the dashboard is built.
  const portals = settings.demo
    ? await startStandIn(settings, (line) => console.log(`portals | ${line}`))
    : null
  if (portals !== null) watch(portals.service)
  const startOwnApi = () => startApi(settings, (line) => console.log(`api | ${line}`), portals?.api)
  const api = settings.apiPort === null ? null : startOwnApi()
  if (api !== null) running.push(api)
  await Promise.all([
    mode === 'start' && ensureBuild(root, console.log),
    api !== null && answering(api, `${settings.apiUrl}/readyz`, 300_000),
  ])
  if (api !== null) void restartOnExit(api, startOwnApi)
  let ready = mode === 'dev'
  const startOwnDashboard = () =>
    startDashboard(
      settings,
      mode,
      secret,
      (line) => ready && console.log(`dashboard | ${line}`),
      portals?.dashboard,
    )
  const dashboard = startOwnDashboard()
  running.push(dashboard)
  const local = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  // Only a build has a version; `next dev` compiles what it is asked for first.
  const sign = mode === 'dev' ? 'api/health' : 'version.json'
  await answering(dashboard, `http://${local}:${settings.port}/${sign}`, 60_000)
  ready = true
  void restartOnExit(dashboard, startOwnDashboard)
  console.log(welcome(settings))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

try {
  await launch(readSettings(root))
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}
