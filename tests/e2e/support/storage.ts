import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'

/** Where a product's APIs keep what they keep. */
export type Storage = {
  /** Null where the database is a file in the data folder. */
  databaseUrl: string | null
  /** The sample agency as it was seeded. */
  reset: () => Promise<void>
  /** The data folder and the variables of one API; `empty` for an agency without anything. */
  of: (machine: number, empty: boolean) => Promise<{ dataDir: string; env: Record<string, string> }>
  close: () => Promise<void>
}

/** How many dashboards and how many APIs a product has. */
export const machines = Number(process.env.E2E_MACHINES ?? 1)

/** SQLite and files in one folder, which is a copy of the template's. */
export function onDisk(dataDir: string): Storage {
  return {
    databaseUrl: null,
    async reset() {
      rmSync(dataDir, { recursive: true, force: true })
      cpSync(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true })
    },
    of: async () => ({ dataDir, env: {} }),
    async close() {},
  }
}

/**
 * PostgreSQL and an S3 server. Each API has a folder of its own, as on a machine of its own, with nothing in it; only the mails
 * are written to one place, for journeys to read.
 */
export async function onServers(folder: string, dataDir: string): Promise<Storage> {
  const name = path.basename(folder).replace(/\W/g, '_').toLowerCase()
  const files = path.join(folder, 's3')
  const store = await openS3(files)
  const databases = new Set<string>()
  const make = async (database: string, template: string) => {
    await onPostgres(`drop database if exists "${database}" with (force)`)
    await onPostgres(`create database "${database}" template "${template}"`)
    databases.add(database)
  }
  return {
    databaseUrl: addressOf(name),
    async reset() {
      rmSync(dataDir, { recursive: true, force: true })
      mkdirSync(path.join(dataDir, 'outbox'), { recursive: true })
      await make(name, sampleName)
      rmSync(files, { recursive: true, force: true })
      cpSync(path.join(process.env.E2E_TEMPLATE ?? '', 's3'), files, { recursive: true })
    },
    async of(machine, empty) {
      const own = mkdtempSync(path.join(folder, `machine-${machine}-`))
      symlinkSync(path.join(dataDir, 'outbox'), path.join(own, 'outbox'))
      if (empty && machine === 0) await make(`${name}_empty`, 'template0')
      return { dataDir: own, env: { DATABASE_URL: addressOf(empty ? `${name}_empty` : name), ...store.env } }
    },
    async close() {
      await store.close()
      for (const database of databases) await onPostgres(`drop database if exists "${database}" with (force)`)
    },
  }
}

/** The database that holds the sample agency, for the others to be copied from. */
export const sampleName = 'soleira_sample'

export function addressOf(database: string): string {
  const address = new URL(process.env.TEST_DATABASE_URL ?? '')
  address.pathname = `/${database}`
  return address.href
}

export async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An S3 server on a folder, and what an API has to be told of it. */
export async function openS3(directory: string) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It signs listings otherwise than S3 does.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'agency' }],
  })
  const { port } = await server.run()
  return {
    env: {
      S3_BUCKET: 'agency',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      PORTALS_KEY: 'journeys-only-9876543210-9876543210-9876543210',
    },
    close: () => server.close(),
  }
}

export const newFolder = (name: string) => mkdtempSync(path.join(os.tmpdir(), name))
