import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DiskEvent } from './recorded-disk.ts'

/** Unit that a disk writes atomically. */
const sectorBytes = 512

type Change = { eventNumber: number } & ({ offset: number; bytes: Buffer } | { size: number })
/** A file's durable bytes, and the later writes that may be lost. */
type Inode = { durable: Buffer; pending: Change[] }
/** A created, renamed or removed directory entry, durable once the folder is synced. */
type NameChange = { folder: string; name: string; inode: Inode | 'folder' | null; from?: string }

/** Selects the unsynced changes that survive a power cut. */
export type Survival = { changes: (count: number) => boolean[]; sectors: () => boolean }

/**
 * Models a disk: a file's bytes are durable after its sync, a name after its folder's sync. A power
 * cut may lose any other writes, in whole sectors, and the latest name changes of a folder. A rename is atomic.
 */
export class Disk {
  #names = new Map<string, Inode | 'folder'>()
  #durable = new Map<string, Inode | 'folder'>()
  #pending: NameChange[] = []
  #eventCount = 0
  /** If true, syncs have no effect. A test uses this to show that it detects missing syncs. */
  readonly #ignoresSync: boolean

  /** `files` maps each path to its initial content, which is durable. */
  constructor(files: Map<string, Buffer | 'folder'>, { ignoresSync = false } = {}) {
    this.#ignoresSync = ignoresSync
    for (const [name, bytes] of files) {
      const inode: Inode | 'folder' = bytes === 'folder' ? bytes : { durable: bytes, pending: [] }
      this.#names.set(name, inode)
      this.#durable.set(name, inode)
    }
  }

  apply(event: DiskEvent): void {
    this.#eventCount += 1
    const inode = this.#names.get(event.file)
    switch (event.type) {
      case 'open':
        if (inode === undefined && event.created)
          this.#setName(event.file, { durable: Buffer.alloc(0), pending: [] })
        else if (event.truncated) this.#addChange(event.file, { eventNumber: this.#eventCount, size: 0 })
        break
      case 'write':
        this.#addChange(event.file, {
          eventNumber: this.#eventCount,
          offset: event.offset,
          bytes: event.bytes,
        })
        break
      case 'truncate':
        this.#addChange(event.file, { eventNumber: this.#eventCount, size: event.size })
        break
      case 'mkdir':
        this.#setName(event.file, 'folder')
        break
      case 'unlink':
        this.#setName(event.file, null)
        break
      case 'rename':
        if (inode !== undefined) this.#setName(event.to, inode, event.file)
        break
      case 'sync':
        if (!this.#ignoresSync) this.#sync(event.file, event.eventsBefore)
    }
  }

  writeSurvivors(root: string, target: string, survival: Survival): void {
    const survivors = new Map(this.#durable)
    // Name changes in one folder become durable in order.
    const byFolder = Map.groupBy(this.#pending, ({ folder }) => folder)
    for (const nameChanges of byFolder.values()) {
      const stored = survival.changes(nameChanges.length)
      const until = stored.indexOf(false)
      for (const nameChange of until === -1 ? nameChanges : nameChanges.slice(0, until))
        applyNameChange(survivors, nameChange)
    }
    const exists = (folder: string): boolean =>
      folder === root || (survivors.get(folder) === 'folder' && exists(path.dirname(folder)))
    for (const [name, inode] of survivors) {
      if (!exists(path.dirname(name))) continue
      const survivingFile = path.join(target, path.relative(root, name))
      if (inode === 'folder') mkdirSync(survivingFile, { recursive: true })
      else {
        mkdirSync(path.dirname(survivingFile), { recursive: true })
        const bytes = inode.pending.length === 0 ? inode.durable : survivingBytes(inode, survival)
        writeFileSync(survivingFile, bytes)
      }
    }
  }

  #addChange(file: string, change: Change): void {
    const inode = this.#names.get(file)
    if (inode !== undefined && inode !== 'folder') inode.pending.push(change)
  }

  #setName(name: string, inode: Inode | 'folder' | null, from?: string): void {
    const nameChange: NameChange = { folder: path.dirname(name), name, inode, from }
    applyNameChange(this.#names, nameChange)
    this.#pending.push(nameChange)
  }

  #sync(file: string, eventsBefore: number): void {
    const inode = this.#names.get(file)
    if (inode === undefined || inode === 'folder') {
      const inFolder = this.#pending.filter(({ folder }) => folder === file)
      for (const nameChange of inFolder) applyNameChange(this.#durable, nameChange)
      this.#pending = this.#pending.filter(({ folder }) => folder !== file)
      return
    }
    const synced = inode.pending.filter(({ eventNumber }) => eventNumber <= eventsBefore)
    inode.durable = withChanges(inode.durable, synced)
    inode.pending = inode.pending.filter(({ eventNumber }) => eventNumber > eventsBefore)
  }
}

function applyNameChange(names: Map<string, Inode | 'folder'>, { name, inode, from }: NameChange): void {
  if (from !== undefined) names.delete(from)
  if (inode === null) names.delete(name)
  else names.set(name, inode)
}

function withChanges(bytes: Buffer, changes: Change[]): Buffer {
  return changes.reduce<Buffer>((before, change) => writeChange(before, change, () => true), bytes)
}

function survivingBytes({ durable, pending }: Inode, { changes, sectors }: Survival): Buffer {
  const stored = changes(pending.length)
  const survived = pending.filter((_, n) => stored[n] === true)
  return survived.reduce<Buffer>(
    (before, change) => writeChange(before, change, sectors),
    Buffer.from(durable),
  )
}

/** Writes in place if the buffer is large enough, because copying a log of megabytes at every sync would be slow. */
function writeChange(before: Buffer, change: Change, sectors: () => boolean): Buffer {
  if ('size' in change) return resize(before, change.size)
  const { offset, bytes } = change
  const end = offset + bytes.length
  const into = before.length >= end ? before : resize(before, end)
  for (let from = offset; from < end;) {
    const to = Math.min(end, (Math.floor(from / sectorBytes) + 1) * sectorBytes)
    if (sectors()) bytes.copy(into, from, from - offset, to - offset)
    from = to
  }
  return into
}

function resize(bytes: Buffer, size: number): Buffer {
  const into = Buffer.alloc(size)
  bytes.copy(into, 0, 0, Math.min(bytes.length, size))
  return into
}
