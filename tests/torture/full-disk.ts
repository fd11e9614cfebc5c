import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileOf, weighing } from '../contract/photographs.ts'
import { form } from '../contract/portfolio.ts'
import { Tally } from './fault.ts'
import { agentForm, type Founded, foundAgency } from './processes.ts'
import { brokenRules, orphans } from './rules.ts'

/**
 * the data folder lies on a disk of 48 MB that is filled to the last byte. Writes are refused by a code, reads go on, the
 * process says that it is not ready, and once there is room everything works again. Needs to mount; answers why not.
 */
export async function fullDisk(): Promise<Tally | string> {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'soleira-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk])
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true, force: true })
    return 'mounting a small disk is not allowed here'
  }
  try {
    return await onDisk(disk)
  } finally {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function onDisk(disk: string): Promise<Tally> {
  const tally = new Tally()
  const agency = await foundAgency('SQLite', disk)
  const api = await agency.spawn()
  await until(async () => (await fetch(`${api.url}/livez`)).ok)
  await until(async () => (await agency.ask(api, 'agents.list')).status === 200)
  const added = await agency.ask(api, 'properties.add', { body: form(agency.typeId) })
  const params = { id: Number(added.body.property_id) }
  const filler = path.join(disk, 'filler')
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(Number(bavail) * Number(bsize)))
  }
  fill()
  await tally.try('/readyz tells it', async () => {
    const { status } = await fetch(`${api.url}/readyz`)
    return status === 503 ? null : `answered ${status}`
  })
  let refused = 0
  for (let n = 0; n < 60; n += 1)
    await tally.try(`write ${n} on the full disk`, async () => {
      const { status, body } = await agency.ask(api, 'agents.add', {
        body: agentForm(`Cheio ${n}`.repeat(6)),
      })
      if (status === 201) return null
      refused += 1
      return typeof (body.errors as { msg?: unknown } | undefined)?.msg === 'string'
        ? null
        : `${status} without a code`
    })
  tally.hold('no write was refused: the disk was never full', refused > 0)
  await tally.try('an upload on the full disk', async () => {
    const { status, body } = await agency.ask(api, 'properties.uploadMedia', {
      params,
      body: { file: fileOf(await weighing(500_000)) },
    })
    return status >= 400 && 'errors' in body ? null : `was told ${status}`
  })
  for (let n = 0; n < 10; n += 1)
    await tally.try(`read ${n} on the full disk`, async () => {
      const { status } = await agency.ask(api, 'properties.list')
      return status === 200 ? null : `was told ${status}`
    })
  rmSync(filler)
  await tally.try('a write when there is room again', async () => {
    const { status } = await agency.ask(api, 'agents.add', { body: agentForm('Depois') })
    return status === 201 ? null : `was told ${status}`
  })
  for (const loss of await lossesOf(agency)) tally.hold(loss, false)
  await agency.close()
  tally.note = `${refused} writes refused by a code, reads went on`
  return tally
}

async function lossesOf(agency: Founded): Promise<string[]> {
  const house = await agency.look()
  const losses = [
    ...(await brokenRules(house)),
    ...(await orphans(house)).map((file) => `no row knows ${file}`),
  ]
  await house.db.destroy()
  return losses
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    if (await holds().catch(() => false)) return
    await pause(50)
  }
  throw new Error('The API did not start')
}
