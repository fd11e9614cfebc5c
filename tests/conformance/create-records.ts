import type { CallName } from '#contract/index.ts'
import type { CallResult, CallOptionsOf } from './client.ts'
import { idAt, rowsAt } from './body-values.ts'
import type { ConformanceRun } from './conformance-run.ts'

type CreateOptions<A extends CallName> = {
  label: string
  add: A
  options: CallOptionsOf<A>
  /** Path of the new record's id in the response. */
  idPath: string
  remove: (id: number) => Promise<CallResult>
  /** Reads a list that ends with the new record, for an API that doesn't return the id. */
  find?: () => Promise<CallResult>
  /** Path of the list in the response of `find`. */
  rows?: string
}

/** Creates a record and deletes it when the run ends. Returns its id; null if the call was skipped or failed. */
export async function createRecord<A extends CallName>(
  run: ConformanceRun,
  { label, add, options, idPath, remove, find, rows = '' }: CreateOptions<A>,
): Promise<number | null> {
  const idOf = async (result: CallResult) => {
    const id = idAt(result.body, idPath)
    if (id !== null || find === undefined) return id
    return idAt(rowsAt((await find()).body, rows).at(-1), 'id')
  }
  const register = async (result: CallResult): Promise<number | null> => {
    const id = await idOf(result)
    if (id === null) run.findings.leftBehind.push(`${label}: the API did not return its id`)
    else run.onCleanup(`${label}, id ${id}`, () => remove(id))
    return id
  }
  // `expectSuccess` repeats the call with an empty form; if the API accepts that, the record must be deleted too.
  const undoEmptyForm = async (result: CallResult) => void (await register(result))
  const result = await run.expectSuccess(add, options, { undoEmptyForm })
  return result === null ? null : register(result)
}

/** Deletes a record and cancels its cleanup. Checks that `read`, if given, doesn't find it afterwards. */
export async function deleteRecord<R extends CallName, G extends CallName>(
  run: ConformanceRun,
  label: string,
  id: number,
  remove: { call: R; options: CallOptionsOf<R> },
  read?: { call: G; options: CallOptionsOf<G> },
): Promise<void> {
  const result = await run.expectSuccess(remove.call, remove.options)
  if (result === null) return
  run.cancelCleanup(`${label}, id ${id}`)
  if (read !== undefined)
    await run.expectError(read.call, read.options, {
      status: 404,
      code: 'NOT_FOUND',
      when: 'for a deleted record',
    })
}
