/** Who asks before the page is left, and whether there is anything to ask about. One register for the whole page. */

type Asker = () => Promise<boolean>

/** Each mark, and below which address one can go about without losing what it stands for. */
const unsaved = new Map<symbol, string | undefined>()
let asker: Asker | undefined
let pendingWrites = 0
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

/**
 * Marks something typed as not saved yet; returns what takes the mark away. With `within` (`/properties/edit/7/`) it is
 * lost only by leaving that part of the product.
 */
export function markUnsaved(within?: string): () => void {
  const mark = Symbol('unsaved')
  unsaved.set(mark, within)
  changed()
  return () => {
    unsaved.delete(mark)
    changed()
  }
}

export const unsavedWork = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  exists: () => unsaved.size > 0,
  /** Whether going to this path of the product would lose something. */
  lostAt: (pathname: string) =>
    [...unsaved.values()].some((within) => within === undefined || !pathname.startsWith(within)),
  existsOnServer: () => false,
}

/** Counts a write as under way until it ends. */
export async function asPendingWrite<T>(run: () => Promise<T>): Promise<T> {
  pendingWrites++
  try {
    return await run()
  } finally {
    pendingWrites--
  }
}

/** Whether leaving now, even to sign in, would lose something. */
export function wouldLoseWork(): boolean {
  return unsaved.size > 0 || pendingWrites > 0
}

/** The dialog that asks; returns what takes it back. */
export function askBeforeLeaving(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** True at once when nothing is unsaved; otherwise what the person answers. True drops the marks: the leaving is decided. */
export async function mayLeave(): Promise<boolean> {
  if (!unsavedWork.exists()) return true
  const leave = asker === undefined || (await asker())
  if (leave) forgetUnsaved()
  return leave
}

/** Leaving is decided: nothing more is asked. */
export function forgetUnsaved() {
  unsaved.clear()
  changed()
}
