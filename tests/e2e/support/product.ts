import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answering, type Service } from '../../../lib/launch/service.ts'
import { startDashboard } from '../../../lib/launch/services.ts'
import { Balancer } from '../../scale/balancer.ts'
import { clockEnv, startAgencyApi } from './agency-api.ts'
import { freePort } from './free-port.ts'
import { Mishaps } from './mishaps.ts'
import { machines, newFolder, onDisk, onServers, type Storage } from './storage.ts'

type Env = Record<string, string>

/**
 * The running product as a journey may use it: dashboard (production build) and API with data of their own. With
 * E2E_MACHINES there are several of each behind proxies, on PostgreSQL and S3, and one or the other is killed now and then.
 */
export class Product {
  readonly origin: string
  readonly apiOrigin: string
  /** SQLite, media and the outbox; a fresh copy of the sample agency after each `reset`. */
  readonly dataDir: string
  #root = process.cwd()
  #folder: string
  #storage: Storage
  #apis: Fleet
  #dashboards: Fleet
  #mishaps: Mishaps | null = null
  #doors: Balancer[] = []

  private constructor(folder: string, storage: Storage, dashboards: Fleet, apis: Fleet) {
    this.#folder = folder
    this.#storage = storage
    this.#apis = apis
    this.#dashboards = dashboards
    this.dataDir = path.join(folder, 'agency')
    this.origin = `http://localhost:${dashboards.door}`
    this.apiOrigin = `http://127.0.0.1:${apis.door}`
  }

  static async start(): Promise<Product> {
    const folder = newFolder('soleira-product-')
    const dataDir = path.join(folder, 'agency')
    const storage = machines > 1 ? await onServers(folder, dataDir) : onDisk(dataDir)
    const product = new Product(folder, storage, await openFleet(), await openFleet())
    if (machines > 1) await product.#openDoors()
    await product.reset()
    await product.#startDashboards()
    if (machines > 1)
      product.#mishaps = new Mishaps([
        { name: 'API', services: product.#apis.services, again: (n) => product.#startApi(n) },
        {
          name: 'dashboard',
          services: product.#dashboards.services,
          again: (n) => product.#startDashboard(n),
        },
      ])
    return product
  }

  /** Mails that were sent, a file each. */
  get outbox(): string {
    return path.join(this.dataDir, 'outbox')
  }

  /** The first dashboard's process, for those who measure it. */
  get dashboardPid(): number {
    return this.#dashboards.services[0]?.pid ?? 0
  }

  /** The last lines that the first API has written. */
  get apiOutput(): string {
    return this.#apis.services[0]?.output() ?? ''
  }

  /** Null where the database is a file in `dataDir`. */
  get databaseUrl(): string | null {
    return this.#storage.databaseUrl
  }

  /** The sample agency as it was seeded, the clock right, every change of environment forgotten. */
  async reset(): Promise<void> {
    await this.stopApi()
    await this.#storage.reset()
    await this.setClock(0)
    await this.startApi()
  }

  /** `env` is for this start alone. */
  async startApi(env: Env = {}): Promise<void> {
    this.#apis.env = env
    await this.#undisturbed(() => Promise.all(this.#apis.ports.map((_, n) => this.#startApi(n))))
  }

  async stopApi(): Promise<void> {
    await this.#undisturbed(() => stopAll(this.#apis))
  }

  async restartApi(env: Env = {}): Promise<void> {
    await this.stopApi()
    await this.startApi(env)
  }

  async restartDashboard(env: Env = {}): Promise<void> {
    await this.#undisturbed(() => stopAll(this.#dashboards))
    await this.#startDashboards(env)
  }

  /** Puts the clock of dashboard and API this many minutes ahead of now. */
  async setClock(minutesAhead: number): Promise<void> {
    await this.#undisturbed(async () => {
      writeFileSync(this.#clockFile, String(minutesAhead * 60_000))
      for (const service of [...this.#apis.services, ...this.#dashboards.services]) {
        if (service !== null) process.kill(service.pid, 'SIGUSR2')
      }
      // The signal has no answer; the processes take it at their next turn.
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
  }

  async stop(): Promise<void> {
    await this.#mishaps?.end()
    await stopAll(this.#dashboards)
    await stopAll(this.#apis)
    for (const door of this.#doors) door.close()
    await this.#storage.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #clockFile(): string {
    return path.join(this.#folder, 'clock')
  }

  async #openDoors(): Promise<void> {
    const { door: dashboardDoor, ports: dashboards } = this.#dashboards
    const { door: apiDoor, ports: apis } = this.#apis
    this.#doors = [
      await Balancer.open(dashboardDoor, '127.0.0.1', dashboards, '/version.json'),
      await Balancer.open(apiDoor, '127.0.0.1', apis, '/readyz'),
    ]
  }

  #undisturbed<T>(work: () => Promise<T>): Promise<T> {
    return this.#mishaps === null ? work() : this.#mishaps.without(work)
  }

  async #startApi(n: number): Promise<void> {
    const { env, ports, services } = this.#apis
    const { AGENCY_DATA_DIR: otherFolder, ...others } = env
    const storage = await this.#storage.of(n, otherFolder !== undefined)
    services[n] = await startAgencyApi({
      root: this.#root,
      port: ports[n] ?? 0,
      dataDir: storage.env.DATABASE_URL === undefined ? (otherFolder ?? storage.dataDir) : storage.dataDir,
      origin: this.origin,
      env: { E2E_CLOCK: this.#clockFile, AGENCY_DEMO_RESET_MINUTES: '0', ...storage.env, ...others },
    })
  }

  async #startDashboards(env: Env = {}): Promise<void> {
    this.#dashboards.env = env
    await this.#undisturbed(() => Promise.all(this.#dashboards.ports.map((_, n) => this.#startDashboard(n))))
  }

  async #startDashboard(n: number): Promise<void> {
    const { env, ports, services } = this.#dashboards
    const port = ports[n] ?? 0
    const settings = {
      root: this.#root,
      host: '127.0.0.1',
      port,
      origin: this.origin,
      apiPort: this.#apis.door,
      apiUrl: this.apiOrigin,
      dataDir: this.dataDir,
      demo: true,
    }
    const secret = 'journeys-only-0123456789-0123456789-0123456789'
    const extra = { E2E_CLOCK: this.#clockFile, ...clockEnv(this.#root), ...env }
    const service = startDashboard(settings, 'start', secret, () => {}, extra)
    services[n] = service
    await answering(service, `http://127.0.0.1:${port}/version.json`, 60_000)
  }
}

/** Processes of one kind, the port that leads to them, and what their last start was given. */
type Fleet = { door: number; ports: number[]; services: (Service | null)[]; env: Env }

/** One process is its own door. */
async function openFleet(): Promise<Fleet> {
  const ports = await Promise.all(Array.from({ length: machines }, freePort))
  return {
    door: machines > 1 ? await freePort() : (ports[0] ?? 0),
    ports,
    services: ports.map(() => null),
    env: {},
  }
}

async function stopAll({ services }: Fleet): Promise<void> {
  await Promise.all(services.map((service) => service?.stop()))
  services.fill(null)
}
