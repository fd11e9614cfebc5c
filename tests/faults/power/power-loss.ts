import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openMediaStore } from '../../../agency-api/media/open.ts'
import { migrate, openDatabase } from '../../../agency-api/db/open.ts'
import { readEnvironment } from '../../../agency-api/environment.ts'
import { FaultCounter } from '../fault.ts'
import { createFaultAgency } from '../processes.ts'
import { findInvariantViolations } from '../invariants.ts'
import { Disk, type Survival } from './disk.ts'
import { type DiskEvent, readRecording, straceOptions } from './recorded-disk.ts'
import { type AcknowledgedWrites, writeAll } from './acknowledged-writes.ts'

/**
 * Records the API's disk writes with strace, then simulates `cuts` power cuts at random moments. After each, some of
 * the unsynced writes survive, and the data is opened: every acknowledged write exists, SQLite reports no damage, and
 * every photo has its bytes. If the disk ignores syncs, writes must be lost, which shows that the simulation
 * detects losses. If strace is missing, returns a message instead.
 */
export async function testPowerLoss(cuts: number): Promise<FaultCounter | string> {
  if (spawnSync('strace', ['-V']).status !== 0) return 'strace is not installed'
  const counter = new FaultCounter()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-power-'))
  try {
    const recording = await recordWrites(folder)
    const { acknowledged, events } = recording
    const withoutSync = await simulateCuts(recording, folder, {
      cuts: Math.ceil(cuts / 20),
      ignoresSync: true,
    })
    counter.assert(
      withoutSync.failures.length > 0,
      `no loss was found in ${withoutSync.attempts} cuts of a disk that ignores syncs`,
    )
    const withSync = await simulateCuts(recording, folder, { cuts, ignoresSync: false })
    counter.attempts += withSync.attempts
    counter.failures.push(...withSync.failures)
    const written = acknowledged.agents.length + acknowledged.prices.length + acknowledged.media.length
    const syncs = events.filter(({ type }) => type === 'sync').length
    counter.note = `${cuts} cuts in ${events.length} system calls, ${syncs} of them syncs, ${written} writes acknowledged; with syncs ignored ${withoutSync.failures.length} / ${withoutSync.attempts} lost something`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return counter
}

const writeCount = 160

type Recording = {
  acknowledged: AcknowledgedWrites
  events: DiskEvent[]
  initialFiles: Map<string, Buffer | 'folder'>
  dataDir: string
}

async function recordWrites(folder: string): Promise<Recording> {
  const agency = await createFaultAgency('SQLite', folder)
  const initialFiles = readFiles(agency.dataDir)
  const log = path.join(folder, 'strace.log')
  const api = await agency.start({}, ['strace', '-o', log, ...straceOptions])
  const acknowledged = await writeAll(agency, api, writeCount)
  // strace blocks signals sent to it, so the API is stopped by its own pid and closes its database.
  process.kill(Number(readFileSync(path.join(agency.dataDir, 'agency.pid'), 'utf8')), 'SIGTERM')
  await api.exit
  const events = await readRecording(log, agency.dataDir)
  await agency.close()
  return { acknowledged, events, initialFiles, dataDir: agency.dataDir }
}

function readFiles(folder: string): Map<string, Buffer | 'folder'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [file, entry.isDirectory() ? 'folder' : readFileSync(file)]
    }),
  )
}

async function simulateCuts(
  { acknowledged, events, initialFiles, dataDir }: Recording,
  folder: string,
  { cuts, ignoresSync }: { cuts: number; ignoresSync: boolean },
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const copies = new Map(
    [...initialFiles].map(([name, bytes]) => [name, bytes === 'folder' ? bytes : Buffer.from(bytes)]),
  )
  const disk = new Disk(copies, { ignoresSync })
  const finalBytes = readCompleteFiles(events)
  const moments = Array.from({ length: cuts }, () => Math.floor(Math.random() * events.length)).toSorted(
    (a, b) => a - b,
  )
  let nextEvent = 0
  for (const moment of moments) {
    for (; nextEvent < moment; nextEvent += 1) disk.apply(events[nextEvent] as DiskEvent)
    const target = mkdtempSync(path.join(folder, 'cut-'))
    const { name, survival } = survivals[Math.floor(Math.random() * survivals.length)] ?? allSurvive
    disk.writeSurvivors(dataDir, target, survival)
    const cutAt = events[moment]?.at ?? Infinity
    await counter.try(`power cut before call ${moment} of ${events.length}, surviving: ${name}`, () =>
      findLostWrite(target, acknowledged, cutAt, finalBytes),
    )
    rmSync(target, { recursive: true, force: true })
  }
  return counter
}

const selectRandomly = (chance: number) => (count: number) =>
  Array.from({ length: count }, () => Math.random() < chance)
const everySector = () => true
const allSurvive = { name: 'all', survival: { changes: selectRandomly(1), sectors: everySector } }
const survivals: { name: string; survival: Survival }[] = [
  allSurvive,
  { name: 'nothing unsynced', survival: { changes: selectRandomly(0), sectors: everySector } },
  { name: 'some writes', survival: { changes: selectRandomly(0.5), sectors: everySector } },
  { name: 'most writes', survival: { changes: selectRandomly(0.9), sectors: everySector } },
  { name: 'some sectors', survival: { changes: selectRandomly(0.8), sectors: () => Math.random() < 0.7 } },
  {
    name: 'the first writes',
    survival: {
      changes: (count) => {
        const until = Math.floor(Math.random() * (count + 1))
        return Array.from({ length: count }, (_, n) => n < until)
      },
      sectors: everySector,
    },
  },
]

/** Returns the bytes of every file that was written completely and then renamed, by final name. */
function readCompleteFiles(events: DiskEvent[]): Map<string, Buffer> {
  const parts = new Map<string, Buffer[]>()
  const bytesByName = new Map<string, Buffer>()
  for (const event of events) {
    if (event.type === 'write') parts.set(event.file, [...(parts.get(event.file) ?? []), event.bytes])
    if (event.type !== 'rename') continue
    const written = parts.get(event.file)
    // Deleting a photo renames its file too, but nothing was written under the file's old name.
    if (written !== undefined) bytesByName.set(path.basename(event.to), Buffer.concat(written))
  }
  return bytesByName
}

async function findLostWrite(
  dataDir: string,
  acknowledged: AcknowledgedWrites,
  cutAt: number,
  finalBytes: Map<string, Buffer>,
): Promise<string | null> {
  const db = openDatabase({ DATABASE_URL: undefined, dataDir })
  try {
    await migrate(db)
    const agentIds = new Set((await db.selectFrom('agents').select('id').execute()).map(({ id }) => id))
    const media = await db
      .selectFrom('media')
      .select(['id', 'location', 'owner_id', 'file', 'card', 'page', 'small', 'thumb'])
      .execute()
    const mediaIds = new Set(media.map(({ id }) => id))
    const { price_cents: cents } = (await db
      .selectFrom('properties')
      .select('price_cents')
      .where('id', '=', acknowledged.propertyId)
      .executeTakeFirst()) ?? { price_cents: 0 }
    // `at` is read after the response arrives, so a tolerance of a millisecond, for rounding, is enough.
    const acknowledgedBefore = <T extends { at: number }>(all: T[]) =>
      all.filter((entry) => entry.at + 1 < cutAt)
    const agent = acknowledgedBefore(acknowledged.agents).find(({ id }) => !agentIds.has(id))
    if (agent !== undefined) return `agent ${agent.id} was acknowledged but is missing`
    const photo = acknowledgedBefore(acknowledged.media).find(
      ({ id, deleteRequestedAt }) => deleteRequestedAt > cutAt && !mediaIds.has(id),
    )
    if (photo !== undefined) return `photo ${photo.id} was acknowledged but is missing`
    const price = acknowledgedBefore(acknowledged.prices).at(-1)?.price ?? 0
    if (Number(cents) < price * 100)
      return `price ${price} was acknowledged, but ${Number(cents) / 100} is stored`
    for (const { id, location, owner_id, file, card, page, small, thumb } of media)
      for (const name of [file, card, page, small, thumb]) {
        const expected = name === null ? undefined : finalBytes.get(name)
        if (expected === undefined) continue
        const stored = path.join(dataDir, 'media', location, String(owner_id), String(name))
        if (!readFileSync(stored).equals(expected)) return `photo ${id} differs from the uploaded bytes`
      }
    const context = { db, media: await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: dataDir })) }
    return (await findInvariantViolations(context))[0] ?? null
  } finally {
    await db.destroy()
  }
}
