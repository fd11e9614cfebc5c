import type { CallName } from '#contract/index.ts'
import type { CallOptionsOf } from './client.ts'
import type { ConformanceRun } from './conformance-run.ts'

/**
 * Checks optimistic concurrency of a record: a read has an ETag, a save with it succeeds, and one with an older version
 * returns 412. `saves` have different bodies. An API without ETags gets a note, not a failure.
 */
export async function checkVersions<R extends CallName, S extends CallName>(
  run: ConformanceRun,
  read: { call: R; options: CallOptionsOf<R> },
  save: { call: S; saves: [CallOptionsOf<S>, CallOptionsOf<S>] },
): Promise<void> {
  const before = await run.expectSuccess(read.call, read.options)
  if (before === null) return
  if (before.etag === null) {
    run.findings.recordNote(read.call, 'returns no version (ETag)')
    run.findings.recordNote(save.call, 'ignores versions (If-Match): the last save wins')
    return void (await run.expectSuccess(save.call, save.saves[0]))
  }
  const [first, second] = save.saves.map((options) => ({
    ...options,
    headers: { 'if-match': before.etag ?? '' },
  }))
  if (first === undefined || second === undefined) return
  const saved = await run.expectSuccess(save.call, first as CallOptionsOf<S>)
  if (saved === null) return
  if (saved.etag === null) run.findings.recordNote(save.call, 'does not return the new version (ETag)')
  await run.expectError(save.call, second as CallOptionsOf<S>, {
    status: 412,
    code: 'CHANGED_BY_SOMEONE_ELSE',
    when: 'with an older version',
  })
  const now = await run.expectSuccess(read.call, read.options)
  if (now !== null)
    run.check(read.call, now.etag !== before.etag, 'returns the same version (ETag) after a change')
}
