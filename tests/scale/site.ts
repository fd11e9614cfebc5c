import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { waitUntilReady, type LaunchedProcess } from '../../lib/launch/start-process.ts'
import { startDashboard } from '../../lib/launch/processes.ts'
import startPostgres, { stop as stopPostgres } from '../contract/postgres.ts'
import { startAgencyApi } from '../e2e/support/agency-api.ts'
import { findFreePort } from '../e2e/support/free-port.ts'
import { databaseUrlOf, createTempFolder, executeOnPostgres, startSharedS3 } from '../e2e/support/storage.ts'
import { Balancer } from './balancer.ts'
import { proxies, type ProxyName } from './proxies.ts'

/** Longer than the proxy's health check interval; nginx checks again two seconds after a failure. */
const drainEnv = { DRAIN_SECONDS: '4' }

/** Several dashboards and APIs behind proxies, on PostgreSQL and S3. */
export class Site {
  readonly folder = createTempFolder('soleira-rolling-')
  readonly dashboardPorts: number[]
  readonly apiPorts: number[]
  #proxyPorts: [number, number]
  #storage: Record<string, string> = {}
  #running = new Map<number, LaunchedProcess>()
  #cleanups: (() => unknown)[] = [() => rmSync(this.folder, { recursive: true, force: true })]

  private constructor(proxyPorts: [number, number], dashboardPorts: number[], apiPorts: number[]) {
    this.#proxyPorts = proxyPorts
    this.dashboardPorts = dashboardPorts
    this.apiPorts = apiPorts
  }

  /**
   * Starts two proxies, one for `instanceCount` dashboards and one for as many APIs: two processes of the
   * program `proxy`, or two Balancers by default. The dashboards and APIs are started later.
   */
  static async open(instanceCount: number, proxy?: ProxyName): Promise<Site> {
    const ports = await Promise.all(Array.from({ length: 2 + 2 * instanceCount }, findFreePort))
    const [proxyPort = 0, apiProxyPort = 0, ...others] = ports
    const site = new Site(
      [proxyPort, apiProxyPort],
      others.slice(0, instanceCount),
      others.slice(instanceCount),
    )
    try {
      await site.#open(proxy)
    } catch (error) {
      await site.close()
      throw error
    }
    return site
  }

  get origin(): string {
    return `http://localhost:${this.#proxyPorts[0]}`
  }

  get apiOrigin(): string {
    return `http://127.0.0.1:${this.#proxyPorts[1]}`
  }

  get databaseUrl(): string {
    return databaseUrlOf('rolling')
  }

  startApi = async (root: string, port: number): Promise<void> => {
    const dataDir = path.join(this.folder, String(port))
    mkdirSync(dataDir, { recursive: true })
    const env = { ...drainEnv, AGENCY_DEMO: '0', AGENCY_REGISTRATION: 'open', ...this.#storage }
    this.#running.set(port, await startAgencyApi({ root, port, dataDir, origin: this.origin, env }))
  }

  startDashboard = async (root: string, port: number): Promise<void> => {
    const { origin, apiOrigin: apiUrl, folder: dataDir } = this
    const settings = { root, host: '127.0.0.1', port, origin, apiPort: null, apiUrl, dataDir, isDemo: true }
    const secret = 'rolling-only-0123456789-0123456789-0123456789'
    const child = startDashboard(settings, { mode: 'start' }, secret, () => {}, drainEnv)
    this.#running.set(port, child)
    await waitUntilReady(child, `http://127.0.0.1:${port}/api/health`, 60_000)
  }

  async stop(port: number): Promise<void> {
    await this.#running.get(port)?.stop()
    this.#running.delete(port)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map((child) => child.stop()))
    for (const cleanUp of this.#cleanups.toReversed()) await cleanUp()
  }

  async #open(proxy?: ProxyName): Promise<void> {
    await startPostgres()
    this.#cleanups.push(stopPostgres)
    await executeOnPostgres('create database rolling')
    const s3 = await startSharedS3(path.join(this.folder, 's3'))
    this.#cleanups.push(s3.close)
    // The smallest pool allowed: a call that holds one connection while it waits for another causes a deadlock here.
    this.#storage = { DATABASE_URL: this.databaseUrl, DATABASE_POOL: '2', ...s3.env }
    const [proxyPort, apiProxyPort] = this.#proxyPorts
    const { dashboardPorts, apiPorts, folder } = this
    if (proxy !== undefined) {
      const options = { folder, proxyPort, apiProxyPort, dashboardPorts, apiPorts }
      const running = await proxies[proxy](options)
      this.#cleanups.push(running.close)
      return
    }
    const balancers = [
      await Balancer.open(proxyPort, 'localhost', dashboardPorts, '/api/health'),
      await Balancer.open(apiProxyPort, '127.0.0.1', apiPorts, '/readyz'),
    ]
    this.#cleanups.push(() => balancers.forEach((balancer) => balancer.close()))
  }
}
