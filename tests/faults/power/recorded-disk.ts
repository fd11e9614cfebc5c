import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/**
 * A disk system call of the API. `at` is when it started, or resumed if strace split it, in milliseconds since the epoch;
 * `created` means O_CREAT.
 */
export type DiskEvent = { at: number } & (
  | { type: 'open'; file: string; created: boolean; truncated: boolean }
  | { type: 'write'; file: string; offset: number; bytes: Buffer }
  | { type: 'truncate'; file: string; size: number }
  /** Covers writes among the first `eventsBefore` events, which ended before the sync began. */
  | { type: 'sync'; file: string; eventsBefore: number }
  | { type: 'rename'; file: string; to: string }
  | { type: 'unlink' | 'mkdir'; file: string }
)

export const straceOptions = [
  '-f',
  '-y',
  '-ttt',
  '-xx',
  ...['-s', '3000000'],
  ...['-e', 'trace=openat,pwrite64,write,fsync,fdatasync,ftruncate,rename,unlink,mkdir'],
  ...['-e', 'signal=none'],
]

/** Parses strace output for `folder` and the files in it. Throws on an unknown system call. */
export async function readRecording(log: string, folder: string): Promise<DiskEvent[]> {
  const events: DiskEvent[] = []
  const unfinishedCalls = new Map<string, { text: string; eventsBefore: number }>()
  const positions = new Map<string, number>()
  for await (const line of createInterface({ input: createReadStream(log, 'latin1') })) {
    const [, pid = '', seconds = '', rest = ''] = /^(\d+) +(\d+\.\d+) (.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      const text = rest.slice(0, -'<unfinished ...>'.length).trimEnd()
      unfinishedCalls.set(pid, { text, eventsBefore: events.length })
      continue
    }
    const [resumed, tail = ''] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? []
    const firstPart = resumed === undefined ? undefined : unfinishedCalls.get(pid)
    const text = firstPart === undefined ? rest : firstPart.text + tail
    const event = eventOf(text, firstPart?.eventsBefore ?? events.length, positions, folder)
    if (event !== null) events.push({ ...event, at: Number(seconds) * 1000 } as DiskEvent)
  }
  return events
}

type EventWithoutTime = DiskEvent extends infer E ? (E extends DiskEvent ? Omit<E, 'at'> : never) : never

function eventOf(
  text: string,
  eventsBefore: number,
  positions: Map<string, number>,
  folder: string,
): EventWithoutTime | null {
  const [, name = '', inside = '', result = ''] = /^(\w+)\((.*)\) += (-?\d+)/s.exec(text) ?? []
  if (name === '' || result.startsWith('-')) return null
  const [firstArgument = '', secondArgument = ''] = Array.from(
    inside.matchAll(/[<"]((?:\\x[0-9a-f]{2})*)[">]/g),
    ([, hex]) => hex ?? '',
  )
  const isInFolder = (file: string) => file === folder || file.startsWith(`${folder}/`)
  if (name === 'openat') {
    const file = textOf(secondArgument)
    if (!isInFolder(file)) return null
    positions.set(`${result} ${file}`, 0)
    return { type: 'open', file, created: inside.includes('O_CREAT'), truncated: inside.includes('O_TRUNC') }
  }
  const file = textOf(firstArgument)
  if (!isInFolder(file)) return null
  const descriptor = `${/^\d+/.exec(inside)?.[0]} ${file}`
  const lastArgument = Number(/, (\d+)$/.exec(inside)?.[1])
  switch (name) {
    case 'pwrite64':
      return {
        type: 'write',
        file,
        offset: lastArgument,
        bytes: bytesOf(secondArgument).subarray(0, Number(result)),
      }
    case 'write': {
      const offset = positions.get(descriptor) ?? 0
      positions.set(descriptor, offset + Number(result))
      return { type: 'write', file, offset, bytes: bytesOf(secondArgument).subarray(0, Number(result)) }
    }
    case 'fsync':
    case 'fdatasync':
      return { type: 'sync', file, eventsBefore }
    case 'ftruncate':
      return { type: 'truncate', file, size: lastArgument }
    case 'rename':
      return { type: 'rename', file, to: textOf(secondArgument) }
    case 'unlink':
    case 'mkdir':
      return { type: name, file }
    default:
      throw new Error(`Unknown system call: ${name}`)
  }
}

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
const textOf = (hex: string) => bytesOf(hex).toString('utf8')
