import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileOf, jpegOfSize } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, type FaultAgency, createFaultAgency } from './processes.ts'
import { findInvariantViolations, findOrphanedFiles } from './invariants.ts'
import { waitUntil } from '../wait-until.ts'

/**
 * Fills the 48 MB disk of the data directory completely. Writes return 503 STORAGE_FULL, reads succeed, the process is
 * not ready, and it recovers once there is space. Returns the reason if mounting a disk is not allowed.
 */
export async function testFullDisk(): Promise<FaultCounter | string> {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'soleira-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk])
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true, force: true })
    return 'mounting a small disk is not allowed here'
  }
  try {
    return await testOnDisk(disk)
  } finally {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function testOnDisk(disk: string): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite', disk)
  const api = await agency.spawn()
  await waitUntil(async () => (await fetch(`${api.url}/livez`).catch(() => null))?.ok === true)
  await waitUntil(async () => (await agency.request(api, 'agents.list')).status === 200)
  const added = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const params = { id: Number(added.body.property_id) }
  const filler = path.join(disk, 'filler')
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(Number(bavail) * Number(bsize)))
  }
  fill()
  await counter.try('/readyz reports the full disk', async () => {
    const { status } = await fetch(`${api.url}/readyz`)
    return status === 503 ? null : `returned ${status}`
  })
  let rejectedCount = 0
  for (let n = 0; n < 60; n += 1)
    await counter.try(`write ${n} on the full disk`, async () => {
      const { status, body } = await agency.request(api, 'agents.add', {
        body: createAgentForm(`Cheio ${n}`.repeat(6)),
      })
      if (status === 201) return null
      rejectedCount += 1
      const code = (body.errors as { msg?: unknown } | undefined)?.msg
      return status === 503 && code === 'STORAGE_FULL' ? null : `returned ${status} ${String(code)}`
    })
  counter.assert(rejectedCount > 0, 'no write was rejected: the disk was never full')
  await counter.try('an upload on the full disk', async () => {
    const { status, body } = await agency.request(api, 'properties.uploadMedia', {
      params,
      body: { file: fileOf(await jpegOfSize(500_000)) },
    })
    return status >= 400 && 'errors' in body ? null : `returned ${status}`
  })
  for (let n = 0; n < 10; n += 1)
    await counter.try(`read ${n} on the full disk`, async () => {
      const { status } = await agency.request(api, 'properties.list')
      return status === 200 ? null : `returned ${status}`
    })
  rmSync(filler)
  await counter.try('a write after space is free again', async () => {
    const { status } = await agency.request(api, 'agents.add', { body: createAgentForm('Depois') })
    return status === 201 ? null : `returned ${status}`
  })
  for (const failure of await failuresOf(agency)) counter.assert(false, failure)
  await agency.close()
  counter.note = `${rejectedCount} writes rejected`
  return counter
}

async function failuresOf(agency: FaultAgency): Promise<string[]> {
  const context = await agency.openContext()
  const failures = [
    ...(await findInvariantViolations(context)),
    ...(await findOrphanedFiles(context)).map((file) => `no row references ${file}`),
  ]
  await context.db.destroy()
  return failures
}
