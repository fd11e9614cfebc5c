import type { CallName } from '#contract/index.ts'
import type { Came, SentTo } from './asking.ts'
import { idAt, rowsAt } from './reading.ts'
import type { Walk } from './walk.ts'

type Making<A extends CallName> = {
  label: string
  add: A
  sent: SentTo<A>
  /** The id in an answer of `add`. */
  id: string
  /** Takes a record away again. */
  remove: (id: number) => Promise<Came>
  /** Finds it where `add` does not say its id. */
  find?: () => Promise<Came>
  rows?: string
}

/** Creates a record of ours, which is taken away again at the end. Answers its id, null where there is none. */
export async function make<A extends CallName>(
  walk: Walk,
  { label, add, sent, id: path, remove, find, rows = '' }: Making<A>,
): Promise<number | null> {
  const idOf = async (came: Came) => {
    const told = idAt(came.body, path)
    if (told !== null || find === undefined) return told
    return idAt(rowsAt((await find()).body, rows).at(-1), 'id')
  }
  const keep = async (came: Came): Promise<number | null> => {
    const id = await idOf(came)
    if (id === null) walk.findings.leftBehind.push(`${label}: its id is not told`)
    else owned(walk, `${label}, id ${id}`, id, remove)
    return id
  }
  // An empty form that should be refused may have made one too.
  const undo = async (came: Came) => void (await keep(came))
  const came = await walk.try(add, sent, { undo })
  return came === null ? null : keep(came)
}

const callOffs = new WeakMap<Walk, Map<string, () => void>>()

function owned(walk: Walk, label: string, id: number, remove: (id: number) => Promise<Came>) {
  const callOff = walk.after(label, () => remove(id))
  const map = callOffs.get(walk) ?? new Map<string, () => void>()
  callOffs.set(walk, map.set(`${label}`, callOff))
}

/** Deletes a record of ours as a step of the walk: gone, it is not found any more. */
export async function unmake<R extends CallName, G extends CallName>(
  walk: Walk,
  label: string,
  id: number,
  remove: { call: R; sent: SentTo<R> },
  read?: { call: G; sent: SentTo<G> },
): Promise<void> {
  const came = await walk.try(remove.call, remove.sent)
  if (came === null) return
  callOffs.get(walk)?.get(`${label}, id ${id}`)?.()
  if (read !== undefined)
    await walk.refused(read.call, read.sent, {
      status: 404,
      code: 'NOT_FOUND',
      when: 'of a record that was deleted',
    })
}
