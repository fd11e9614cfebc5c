import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild } from '../../../lib/launch/build.ts'
import { startAgencyApi } from './agency-api.ts'
import { findFreePort } from './free-port.ts'
import { formatKillSummary } from './random-killer.ts'
import {
  databaseUrlOf,
  machineCount,
  createTempFolder,
  executeOnPostgres,
  startSharedS3,
  sampleDatabase,
} from './storage.ts'

export default async function globalSetup() {
  const root = process.cwd()
  await ensureBuild(root, (text) => process.stdout.write(`${text}\n`))
  // Each spec file restarts the API: cached code saves a third of the CPU time of a start.
  process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compile')
  const template = createTempFolder('soleira-e2e-')
  const servers = machineCount > 1 ? await startServers(path.join(template, 's3')) : null
  // The API creates the sample agency when it starts on an empty database.
  const port = await findFreePort()
  const api = await startAgencyApi({
    root,
    port,
    dataDir: path.join(template, servers === null ? '' : 'seeding'),
    origin: 'http://localhost',
    env: servers?.env ?? {},
  })
  await api.stop()
  await servers?.stopStore()
  process.env.E2E_TEMPLATE = template
  return async () => {
    if (servers !== null) process.stdout.write(`${formatKillSummary()}\n`)
    await servers?.close()
    rmSync(template, { recursive: true, force: true })
  }
}

/**
 * Starts PostgreSQL for the whole run and creates an empty database. Also starts an S3 server, which the caller closes
 * once the sample agency is created.
 */
async function startServers(s3Dir: string) {
  const { default: startPostgres, stop } = await import('../../contract/postgres.ts')
  await startPostgres()
  await executeOnPostgres(`drop database if exists "${sampleDatabase}" with (force)`)
  await executeOnPostgres(`create database "${sampleDatabase}"`)
  const store = await startSharedS3(s3Dir)
  return {
    env: { DATABASE_URL: databaseUrlOf(sampleDatabase), ...store.env },
    stopStore: () => store.close(),
    close: stop,
  }
}
