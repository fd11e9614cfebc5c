import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readBackup } from '../../agency-api/backup/read.ts'
import { writeBackup } from '../../agency-api/backup/write.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { listStoredFiles } from '../../agency-api/media/row-files.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { fileOf, jpeg } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { openAgency } from './agency.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'
import { findInvariantViolations } from './invariants.ts'
import { startS3 } from '../s3-server.ts'
import { openProxy } from './tcp-proxy.ts'

/**
 * Starts the API with an empty database and a non-empty media store, on disk and in S3. It must refuse to start, and
 * must not delete a file.
 */
export async function testWrongDatabases(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-faults-s3-'))
  const s3 = await startS3(folder)
  for (const [storage, variables] of [
    ['disk', {}],
    ['S3', s3.environment],
  ] as [string, Record<string, string>][]) {
    const agency = await createFaultAgency('SQLite')
    const api = await agency.start(variables)
    await agency.request(api, 'agents.add', {
      body: { ...createAgentForm('Ana'), avatar: fileOf(await jpeg()) },
    })
    api.child.kill('SIGTERM')
    await api.exit
    const media = await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: agency.dataDir, ...variables }))
    const before = (await listStoredFiles(media)).length
    for (let n = 0; n < times; n += 1)
      await counter.try(`${storage}, an empty database`, async () => {
        const url = await createDatabase()
        const misconfigured = await agency.spawn({ ...variables, DATABASE_URL: url })
        const code = await misconfigured.exit
        await dropDatabase(url)
        const after = (await listStoredFiles(media)).length
        if (before === 0 || after !== before) return `${before - after} of ${before} files deleted`
        return code === 1 && misconfigured.output().includes('media:adopt') ? null : `exit code ${code}`
      })
    await counter.try(`${storage}, the right database again`, async () => {
      const { child } = await agency.start(variables)
      child.kill('SIGTERM')
    })
    await agency.close()
  }
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
  return counter
}

/**
 * Cuts the connection between a COMMIT and its acknowledgement during photo and portrait uploads. Every row must still
 * have its files.
 */
export async function testLostAcknowledgements(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('PostgreSQL')
  if (agency.url === undefined) throw new Error('DATABASE_URL is missing')
  const proxy = await openProxy(agency.url)
  const api = await agency.start({ DATABASE_URL: proxy.url })
  const { body } = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const context = await agency.openContext()
  const countRows = async () =>
    (await context.db.selectFrom('media').select('id').execute()).length +
    (await context.db.selectFrom('agents').select('id').where('avatar', 'is not', null).execute()).length
  let committed = 0
  for (let n = 0; n < times; n += 1)
    await counter.try(`upload ${n}`, async () => {
      const before = await countRows()
      const photo = fileOf(await jpeg())
      let hasInserted = false
      proxy.intercept((chunk) => {
        const text = chunk.toString('latin1').toLowerCase()
        hasInserted ||= /insert into "(media|agents)"/.test(text)
        if (!hasInserted || !text.includes('commit')) return 'forward'
        proxy.intercept(() => 'forward')
        return 'forward and cut'
      })
      if (n % 2 === 0) await agency.request(api, 'properties.uploadMedia', { params, body: { file: photo } })
      else await agency.request(api, 'agents.add', { body: { ...createAgentForm('Ana'), avatar: photo } })
      proxy.forward()
      committed += (await countRows()) - before
      const avatars = await context.db
        .selectFrom('agents')
        .select(['id', 'avatar'])
        .where('avatar', 'is not', null)
        .execute()
      const stored = new Set((await listStoredFiles(context.media)).map((file) => file.path))
      const problems = [
        ...(await findInvariantViolations(context)),
        ...avatars
          .filter(({ id, avatar }) => !stored.has(`agents/${id}/${avatar}`))
          .map(({ id }) => `agent ${id}`),
      ]
      return problems.length === 0 ? null : `rows without their files: ${problems.join(', ')}`
    })
  counter.assert(committed > 0, 'no COMMIT lost its acknowledgement')
  counter.note = `${committed} of ${times} committed without acknowledgement`
  await context.db.destroy()
  await agency.close()
  proxy.close()
  return counter
}

/** Deletes photos while a backup is written. Every restored row must have its files. */
export async function testBackupDuringDeletions(
  kind: TestDatabase['name'],
  times: number,
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await openAgency(kind)
  const { token } = await agency.addAccount()
  const { id: typeId } = await agency.context.db
    .insertInto('key_items')
    .values({ kind: 'types', name_en: 'Flat', name_pt: 'Apartamento', created_at: '', updated_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { property_id: id } = await agency.call('properties.add', { token, body: createPropertyForm(typeId) })
  const options = { token, params: { id } }
  for (let n = 0; n < times; n += 1)
    await counter.try(`${kind}, backup ${n}`, async () => {
      for (let photo = 0; photo < 5; photo += 1)
        await agency.call('properties.uploadMedia', { ...options, body: { file: fileOf(await jpeg()) } })
      const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-faults-backup-'))
      const file = path.join(folder, 'backup.tar.gz')
      // Deletes all photos after the backup has read the rows and before it reads the files.
      let deleting: Promise<unknown> | undefined
      const media = {
        ...agency.context.media,
        list: async (prefix: string) => {
          await (deleting ??= agency.call('properties.removeAllMedia', options))
          return agency.context.media.list(prefix)
        },
      }
      const { missing } = await writeBackup({ ...agency.context, media }, file)
      const db = openDatabase({ dataDir: folder })
      await migrate(db)
      const store = await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: folder }))
      const restored = { db, media: store }
      await readBackup(restored, file)
      const rows = await db.selectFrom('media').select('id').execute()
      const problems = [...missing, ...(await findInvariantViolations(restored))]
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
      return rows.length === 5 && problems.length === 0
        ? null
        : `${rows.length} photos; ${problems.join(', ')}`
    })
  await agency.close()
  return counter
}
