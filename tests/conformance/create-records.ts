import type { CallName } from '#contract/index.ts'
import type { CallResult, CallOptionsOf } from './client.ts'
import { idAt, rowsAt } from './reading.ts'
import type { Walk } from './walk.ts'

type Making<A extends CallName> = {
  label: string
  add: A
  sent: CallOptionsOf<A>
  id: string
  remove: (id: number) => Promise<CallResult>
  find?: () => Promise<CallResult>
  rows?: string
}

export async function make<A extends CallName>(
  walk: Walk,
  { label, add, sent, id: path, remove, find, rows = '' }: Making<A>,
): Promise<number | null> {
  const idOf = async (result: CallResult) => {
    const events = idAt(result.body, path)
    if (events !== null || find === undefined) return events
    return idAt(rowsAt((await find()).body, rows).at(-1), 'id')
  }
  const store = async (result: CallResult): Promise<number | null> => {
    const id = await idOf(result)
    if (id === null) walk.findings.leftBehind.push(`${label}: its id is not returned`)
    else owned(walk, `${label}, id ${id}`, id, remove)
    return id
  }
  // An invalid form that was accepted has created a record too.
  const undo = async (result: CallResult) => void (await store(result))
  const result = await walk.try(add, sent, { undo })
  return result === null ? null : store(result)
}

const cleanupCancels = new WeakMap<Walk, Map<string, () => void>>()

function owned(walk: Walk, label: string, id: number, remove: (id: number) => Promise<CallResult>) {
  const cancelCleanup = walk.after(label, () => remove(id))
  const map = cleanupCancels.get(walk) ?? new Map<string, () => void>()
  cleanupCancels.set(walk, map.set(`${label}`, cancelCleanup))
}

export async function deleteRecord<R extends CallName, G extends CallName>(
  walk: Walk,
  label: string,
  id: number,
  remove: { call: R; sent: CallOptionsOf<R> },
  read?: { call: G; sent: CallOptionsOf<G> },
): Promise<void> {
  const result = await walk.try(remove.call, remove.sent)
  if (result === null) return
  cleanupCancels.get(walk)?.get(`${label}, id ${id}`)?.()
  if (read !== undefined)
    await walk.refused(read.call, read.sent, {
      status: 404,
      code: 'NOT_FOUND',
      when: 'of a record that was deleted',
    })
}
