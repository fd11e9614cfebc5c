import { readdirSync, readFileSync } from 'node:fs'

/** Returns the resident bytes of a process and its descendants whose command line matches; NaN without /proc. */
export function readResidentBytes(root: number, command = /./): number {
  try {
    const parents = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), readProcFile(Number(name), 'status')] as const)
        .map(([pid, status]) => [pid, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)]),
    )
    const isDescendant = (pid: number): boolean =>
      pid === root || (pid > 1 && isDescendant(parents.get(pid) ?? 0))
    return [...parents.keys()]
      .filter((pid) => isDescendant(pid) && command.test(readProcFile(pid, 'cmdline')))
      .reduce((sum, pid) => sum + readResidentBytesOfProcess(pid), 0)
  } catch {
    return NaN
  }
}

/** Returns the failure if memory exceeds its limit or couldn't be measured. */
export function checkMemory(name: string, bytes: number, maxBytes: number): string[] {
  if (Number.isNaN(bytes)) return [`${name}: can't be measured without /proc`]
  return bytes > maxBytes ? [`${name}: ${Math.round(bytes / 1e6)} MB > ${Math.round(maxBytes / 1e6)} MB`] : []
}

const readResidentBytesOfProcess = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readProcFile(pid, 'status'))?.[1] ?? 0) * 1024

/** Returns an empty string for a process that has just ended. */
function readProcFile(pid: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
