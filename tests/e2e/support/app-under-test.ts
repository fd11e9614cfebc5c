import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { waitUntilReady, type LaunchedProcess } from '../../../lib/launch/start-process.ts'
import { startDashboard } from '../../../lib/launch/processes.ts'
import { signalClock } from '../../faults/clock.ts'
import { Balancer } from '../../scale/balancer.ts'
import { clockEnv, startAgencyApi } from './agency-api.ts'
import { findFreePort } from './free-port.ts'
import { RandomKiller } from './random-killer.ts'
import {
  machineCount,
  createTempFolder,
  createDiskStorage,
  createServerStorage,
  type Storage,
} from './storage.ts'

type Env = Record<string, string>

/**
 * The app under test: the dashboard (production build) and the API, with data of their own. With E2E_MACHINES, the
 * dashboard and the API each have several processes behind a proxy, use PostgreSQL and S3, and lose random processes.
 */
export class AppUnderTest {
  readonly origin: string
  readonly apiOrigin: string
  /** SQLite, media and the outbox (with E2E_MACHINES, the outbox only); `reset` restores the sample agency. */
  readonly dataDir: string
  #root = process.cwd()
  #folder: string
  #storage: Storage
  #apis: ProcessGroup
  #dashboards: ProcessGroup
  #killer: RandomKiller | null = null
  #balancers: Balancer[] = []

  private constructor(folder: string, storage: Storage, dashboards: ProcessGroup, apis: ProcessGroup) {
    this.#folder = folder
    this.#storage = storage
    this.#apis = apis
    this.#dashboards = dashboards
    this.dataDir = path.join(folder, 'agency')
    this.origin = `http://localhost:${dashboards.proxyPort}`
    this.apiOrigin = `http://127.0.0.1:${apis.proxyPort}`
  }

  static async start(): Promise<AppUnderTest> {
    const folder = createTempFolder('soleira-app-')
    const dataDir = path.join(folder, 'agency')
    const storage = machineCount > 1 ? await createServerStorage(folder, dataDir) : createDiskStorage(dataDir)
    const app = new AppUnderTest(folder, storage, await createProcessGroup(), await createProcessGroup())
    if (machineCount > 1) await app.#openBalancers()
    await app.reset()
    await app.#startDashboards()
    if (machineCount > 1)
      app.#killer = new RandomKiller([
        { name: 'API', processes: app.#apis.processes, restart: (n) => app.#startApi(n) },
        {
          name: 'dashboard',
          processes: app.#dashboards.processes,
          restart: (n) => app.#startDashboard(n),
        },
      ])
    return app
  }

  get outbox(): string {
    return path.join(this.dataDir, 'outbox')
  }

  get dashboardPid(): number {
    return this.#dashboards.processes[0]?.pid ?? 0
  }

  get apiOutput(): string {
    return this.#apis.processes[0]?.output() ?? ''
  }

  get databaseUrl(): string | null {
    return this.#storage.databaseUrl
  }

  async reset(): Promise<void> {
    await this.stopApi()
    await this.#storage.reset()
    await this.setClock(0)
    await this.startApi()
  }

  /** `env` applies until the next start or reset, also to APIs that restart after a kill. */
  async startApi(env: Env = {}): Promise<void> {
    this.#apis.env = env
    await this.#withoutKills(async () => {
      if (env.AGENCY_DATA_DIR !== undefined) await this.#storage.createEmptyAgency()
      await Promise.all(this.#apis.ports.map((_, n) => this.#startApi(n)))
    })
  }

  async stopApi(): Promise<void> {
    await this.#withoutKills(() => stopAll(this.#apis))
  }

  async restartApi(env: Env = {}): Promise<void> {
    await this.stopApi()
    await this.startApi(env)
  }

  async restartDashboard(env: Env = {}): Promise<void> {
    await this.#withoutKills(() => stopAll(this.#dashboards))
    await this.#startDashboards(env)
  }

  async setClock(minutesAhead: number): Promise<void> {
    await this.#withoutKills(async () => {
      const offset = String(minutesAhead * 60_000)
      writeFileSync(this.#clockFile, offset)
      const processes = [...this.#apis.processes, ...this.#dashboards.processes].filter(
        (process) => process !== null,
      )
      await Promise.all(processes.map(({ pid }) => signalClock(this.#clockFile, pid, offset)))
    })
  }

  async stop(): Promise<void> {
    await this.#killer?.end()
    await stopAll(this.#dashboards)
    await stopAll(this.#apis)
    for (const proxy of this.#balancers) proxy.close()
    await this.#storage.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #clockFile(): string {
    return path.join(this.#folder, 'clock')
  }

  async #openBalancers(): Promise<void> {
    const { proxyPort: dashboardProxy, ports: dashboards } = this.#dashboards
    const { proxyPort: apiProxy, ports: apis } = this.#apis
    this.#balancers = [
      await Balancer.open(dashboardProxy, '127.0.0.1', dashboards, '/version.json'),
      await Balancer.open(apiProxy, '127.0.0.1', apis, '/readyz'),
    ]
  }

  #withoutKills<T>(work: () => Promise<T>): Promise<T> {
    return this.#killer === null ? work() : this.#killer.whilePaused(work)
  }

  async #startApi(n: number): Promise<void> {
    const { env, ports, processes } = this.#apis
    // A test passes AGENCY_DATA_DIR to start with an empty agency.
    const { AGENCY_DATA_DIR: customDataDir, ...otherEnv } = env
    const storage = await this.#storage.environmentOf(n, customDataDir !== undefined)
    processes[n] = await startAgencyApi({
      root: this.#root,
      port: ports[n] ?? 0,
      dataDir: storage.env.DATABASE_URL === undefined ? (customDataDir ?? storage.dataDir) : storage.dataDir,
      origin: this.origin,
      env: { E2E_CLOCK: this.#clockFile, AGENCY_DEMO_RESET_MINUTES: '0', ...storage.env, ...otherEnv },
    })
  }

  async #startDashboards(env: Env = {}): Promise<void> {
    this.#dashboards.env = env
    await this.#withoutKills(() => Promise.all(this.#dashboards.ports.map((_, n) => this.#startDashboard(n))))
  }

  async #startDashboard(n: number): Promise<void> {
    const { env, ports, processes } = this.#dashboards
    const port = ports[n] ?? 0
    const settings = {
      root: this.#root,
      host: '127.0.0.1',
      port,
      origin: this.origin,
      apiPort: this.#apis.proxyPort,
      apiUrl: this.apiOrigin,
      dataDir: this.dataDir,
      isDemo: true,
    }
    const secret = 'journeys-only-0123456789-0123456789-0123456789'
    const extraEnv = { E2E_CLOCK: this.#clockFile, ...clockEnv(this.#root), ...env }
    const child = startDashboard(settings, { mode: 'start' }, secret, () => {}, extraEnv)
    processes[n] = child
    await waitUntilReady(child, `http://127.0.0.1:${port}/version.json`, 60_000)
  }
}

/** Processes of one kind, the port of their proxy, and the environment of their last start. */
type ProcessGroup = { proxyPort: number; ports: number[]; processes: (LaunchedProcess | null)[]; env: Env }

/** Finds free ports. A single process needs no proxy, so `proxyPort` is its own port. */
async function createProcessGroup(): Promise<ProcessGroup> {
  const ports = await Promise.all(Array.from({ length: machineCount }, findFreePort))
  return {
    proxyPort: machineCount > 1 ? await findFreePort() : (ports[0] ?? 0),
    ports,
    processes: ports.map(() => null),
    env: {},
  }
}

async function stopAll({ processes }: ProcessGroup): Promise<void> {
  await Promise.all(processes.map((child) => child?.stop()))
  processes.fill(null)
}
