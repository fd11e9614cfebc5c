import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startS3 } from '../../s3-server.ts'

export type Storage = {
  databaseUrl: string | null
  reset: () => Promise<void>
  /** Creates the database and the bucket of an agency without records, replacing those of an earlier test. */
  createEmptyAgency: () => Promise<void>
  /** Returns the data directory and the environment of one API; `isEmpty` for an agency without records. */
  environmentOf: (
    machine: number,
    isEmpty: boolean,
  ) => Promise<{ dataDir: string; env: Record<string, string> }>
  close: () => Promise<void>
}

/** Number of simulated machines with a dashboard and an API each. Several share PostgreSQL and an S3 server. */
export const machineCount = Number(process.env.E2E_MACHINES ?? 1)

export function createDiskStorage(dataDir: string): Storage {
  return {
    databaseUrl: null,
    async reset() {
      rmSync(dataDir, { recursive: true, force: true })
      cpSync(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true })
    },
    // Nothing to do: the test passes an empty AGENCY_DATA_DIR, which replaces `dataDir`.
    async createEmptyAgency() {},
    environmentOf: async () => ({ dataDir, env: {} }),
    async close() {},
  }
}

/**
 * Uses PostgreSQL and an S3 server. Each API has its own empty data directory, as if on a separate machine; all share
 * one outbox, so that tests can read the mails.
 */
export async function createServerStorage(folder: string, dataDir: string): Promise<Storage> {
  const databaseName = path.basename(folder).replace(/\W/g, '_').toLowerCase()
  const emptyDatabaseName = `${databaseName}_empty`
  const emptyBucket = 'empty-agency'
  const filesDir = path.join(folder, 's3')
  const s3 = await startSharedS3(filesDir)
  const createdDatabases = new Set<string>()
  const recreateDatabase = async (database: string, template: string) => {
    await executeOnPostgres(`drop database if exists "${database}" with (force)`)
    await executeOnPostgres(`create database "${database}" template "${template}"`)
    createdDatabases.add(database)
  }
  return {
    databaseUrl: databaseUrlOf(databaseName),
    async reset() {
      rmSync(dataDir, { recursive: true, force: true })
      mkdirSync(path.join(dataDir, 'outbox'), { recursive: true })
      await recreateDatabase(databaseName, sampleDatabase)
      rmSync(filesDir, { recursive: true, force: true })
      cpSync(path.join(process.env.E2E_TEMPLATE ?? '', 's3'), filesDir, { recursive: true })
    },
    async createEmptyAgency() {
      await recreateDatabase(emptyDatabaseName, 'template0')
      rmSync(path.join(filesDir, emptyBucket), { recursive: true, force: true })
      mkdirSync(path.join(filesDir, emptyBucket))
    },
    async environmentOf(machine, isEmpty) {
      const machineDir = mkdtempSync(path.join(folder, `machine-${machine}-`))
      symlinkSync(path.join(dataDir, 'outbox'), path.join(machineDir, 'outbox'))
      const env = isEmpty
        ? { ...s3.env, DATABASE_URL: databaseUrlOf(emptyDatabaseName), S3_BUCKET: emptyBucket }
        : { ...s3.env, DATABASE_URL: databaseUrlOf(databaseName) }
      return { dataDir: machineDir, env }
    },
    async close() {
      await s3.close()
      for (const database of createdDatabases)
        await executeOnPostgres(`drop database if exists "${database}" with (force)`)
    },
  }
}

export const sampleDatabase = 'soleira_sample'

export function databaseUrlOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}

export async function executeOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Starts an S3 server. `env` also contains PORTALS_KEY, which APIs on separate machines must share. */
export async function startSharedS3(directory: string) {
  const { environment, close } = await startS3(directory)
  return { env: { ...environment, PORTALS_KEY: 'journeys-only-9876543210-9876543210-9876543210' }, close }
}

export const createTempFolder = (name: string) => mkdtempSync(path.join(os.tmpdir(), name))
