import { readdirSync, readFileSync } from 'node:fs'

/** Returns the resident bytes of a process and its descendants whose command line matches; NaN without /proc. */
export function residentOf(root: number, command = /./): number {
  try {
    const parents = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), of(Number(name), 'status')] as const)
        .map(([pid, status]) => [pid, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)]),
    )
    const among = (pid: number): boolean => pid === root || (pid > 1 && among(parents.get(pid) ?? 0))
    return [...parents.keys()]
      .filter((pid) => among(pid) && command.test(of(pid, 'cmdline')))
      .reduce((sum, pid) => sum + residentOfOne(pid), 0)
  } catch {
    return NaN
  }
}

const residentOfOne = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(of(pid, 'status'))?.[1] ?? 0) * 1024

/** Returns an empty string for a process that has just ended. */
function of(pid: number, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
