import type { CallName } from '#contract/index.ts'
import type { CallOptionsOf } from './client.ts'
import type { ConformanceRun } from './conformance-run.ts'

/**
 * Checks optimistic concurrency of a record: a read has an ETag, a save with it succeeds, and a second save with the
 * same ETag returns 412. `saves` have different bodies. An API without ETags gets a note, not a failure. Returns true
 * if the record should now have the values of the first save.
 */
export async function checkVersions<R extends CallName, S extends CallName>(
  run: ConformanceRun,
  read: { call: R; options: CallOptionsOf<R> },
  save: { call: S; saves: [CallOptionsOf<S>, CallOptionsOf<S>] },
): Promise<boolean> {
  const before = await run.expectSuccess(read.call, read.options)
  if (before === null) return false
  if (before.etag === null) {
    run.findings.recordNote(read.call, 'returns no version (ETag)')
    run.findings.recordNote(save.call, 'ignores versions (If-Match): the last save wins')
    return (await run.expectSuccess(save.call, save.saves[0])) !== null
  }
  const [first, second] = save.saves.map((options) => ({
    ...options,
    headers: { 'if-match': before.etag ?? '' },
  }))
  if (first === undefined || second === undefined) return false
  const saved = await run.expectSuccess(save.call, first as CallOptionsOf<S>)
  if (saved === null) return false
  if (saved.etag === null) run.findings.recordNote(save.call, 'does not return the new version (ETag)')
  const rejected = await run.expectError(save.call, second as CallOptionsOf<S>, {
    status: 412,
    code: 'CHANGED_BY_SOMEONE_ELSE',
    when: 'with an older version',
  })
  const after = await run.expectSuccess(read.call, read.options)
  if (after !== null)
    run.check(read.call, after.etag !== before.etag, 'returns the same version (ETag) after a change')
  return rejected !== null && rejected.status >= 400
}
