import type { CallName } from '#contract/index.ts'
import type { CallOptionsOf } from './client.ts'
import type { ConformanceRun } from './conformance-run.ts'

/**
 * Checks optimistic concurrency of a record: a read has an ETag, `save` with this ETag succeeds, and `outdatedSave` with
 * the same ETag, but another body, returns 412. An API without ETags gets a note, not a failure. Returns true if the
 * record should now have the values of `save`.
 */
export async function checkVersions<R extends CallName, S extends CallName>(
  run: ConformanceRun,
  read: { call: R; options: CallOptionsOf<R> },
  { call, save, outdatedSave }: { call: S; save: CallOptionsOf<S>; outdatedSave: CallOptionsOf<S> },
): Promise<boolean> {
  const before = await run.expectSuccess(read.call, read.options)
  if (before === null) return false
  if (before.etag === null) {
    run.findings.recordNote(read.call, 'returns no version (ETag)')
    run.findings.recordNote(call, 'ignores versions (If-Match): the last save wins')
    return (await run.expectSuccess(call, save)) !== null
  }
  const headers = { 'if-match': before.etag }
  const saved = await run.expectSuccess(call, { ...save, headers })
  if (saved === null) return false
  if (saved.etag === null) run.findings.recordNote(call, 'does not return the new version (ETag)')
  const rejected = await run.expectError(
    call,
    { ...outdatedSave, headers },
    { status: 412, code: 'CHANGED_BY_SOMEONE_ELSE', when: 'with an older version' },
  )
  const after = await run.expectSuccess(read.call, read.options)
  if (after !== null)
    run.check(read.call, after.etag !== before.etag, 'returns the same version (ETag) after a change')
  return rejected !== null && rejected.status >= 400
}
