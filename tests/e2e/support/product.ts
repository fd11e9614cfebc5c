import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { answering, type Service } from '../../../lib/launch/service.ts'
import { startDashboard } from '../../../lib/launch/services.ts'
import { clockEnv, startAgencyApi } from './agency-api.ts'
import { freePort } from './free-port.ts'

/** The running product as a journey may use it: dashboard (production build) and API with data of their own. */
export class Product {
  readonly origin: string
  readonly apiOrigin: string
  /** SQLite, media and the outbox; a fresh copy of the sample agency after each `reset`. */
  readonly dataDir: string
  #root = process.cwd()
  #folder: string
  #apiPort: number
  #port: number
  #api: Service | null = null
  #dashboard: Service | null = null

  private constructor(folder: string, port: number, apiPort: number) {
    this.#folder = folder
    this.#port = port
    this.#apiPort = apiPort
    this.dataDir = path.join(folder, 'agency')
    this.origin = `http://localhost:${port}`
    this.apiOrigin = `http://127.0.0.1:${apiPort}`
  }

  static async start(): Promise<Product> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-product-'))
    const product = new Product(folder, await freePort(), await freePort())
    await product.reset()
    await product.startDashboard()
    return product
  }

  /** Mails that were sent, a file each. */
  get outbox(): string {
    return path.join(this.dataDir, 'outbox')
  }

  /** The dashboard's process, for those who measure it. */
  get dashboardPid(): number {
    return this.#dashboard?.pid ?? 0
  }

  /** The sample agency as it was seeded, the clock right, every change of environment forgotten. */
  async reset(): Promise<void> {
    await this.stopApi()
    rmSync(this.dataDir, { recursive: true, force: true })
    cpSync(process.env.E2E_TEMPLATE ?? '', this.dataDir, { recursive: true })
    await this.setClock(0)
    await this.startApi()
  }

  /** `env` is for this start alone. */
  async startApi(env: Record<string, string> = {}): Promise<void> {
    this.#api = await startAgencyApi({
      root: this.#root,
      port: this.#apiPort,
      dataDir: this.dataDir,
      origin: this.origin,
      env: { E2E_CLOCK: this.#clockFile, AGENCY_DEMO_RESET_MINUTES: '0', ...env },
    })
  }

  async stopApi(): Promise<void> {
    await this.#api?.stop()
    this.#api = null
  }

  async restartApi(env: Record<string, string> = {}): Promise<void> {
    await this.stopApi()
    await this.startApi(env)
  }

  async restartDashboard(env: Record<string, string> = {}): Promise<void> {
    await this.#dashboard?.stop()
    await this.startDashboard(env)
  }

  /** Puts the clock of dashboard and API this many minutes ahead of now. */
  async setClock(minutesAhead: number): Promise<void> {
    writeFileSync(this.#clockFile, String(minutesAhead * 60_000))
    for (const service of [this.#api, this.#dashboard]) {
      if (service !== null) process.kill(service.pid, 'SIGUSR2')
    }
    // The signal has no answer; the processes take it at their next turn.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  async stop(): Promise<void> {
    await this.#dashboard?.stop()
    await this.stopApi()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #clockFile(): string {
    return path.join(this.#folder, 'clock')
  }

  private async startDashboard(env: Record<string, string> = {}): Promise<void> {
    const settings = {
      root: this.#root,
      host: '127.0.0.1',
      port: this.#port,
      origin: this.origin,
      apiPort: this.#apiPort,
      apiUrl: this.apiOrigin,
      dataDir: this.dataDir,
      demo: true,
    }
    const secret = 'journeys-only-0123456789-0123456789-0123456789'
    const extra = { E2E_CLOCK: this.#clockFile, ...clockEnv(this.#root), ...env }
    this.#dashboard = startDashboard(settings, 'start', secret, () => {}, extra)
    await answering(this.#dashboard, `${this.origin}/version.json`, 60_000)
  }
}
