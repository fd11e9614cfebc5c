import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Db, Tx } from '../db/schema.ts'

/**
 * Runs a change after which at most 18 active properties may be highlighted; otherwise throws HIGHLIGHT_LIMIT, which
 * rolls back the transaction. A lock serialises such changes, so that two can't both take the last slot. A change
 * that adds no highlight passes even if an import exceeded the limit.
 */
export async function withHighlightLimit<T>(tx: Tx, change: () => Promise<T>): Promise<T> {
  await lock(tx, 'portfolio')
  const before = await countHighlighted(tx)
  const result = await change()
  const after = await countHighlighted(tx)
  if (after > before && after > limits.highlighted)
    throw new AgencyError('HIGHLIGHT_LIMIT', {
      fields: { highlighted: 'HIGHLIGHT_LIMIT' },
      params: { max: limits.highlighted },
    })
  return result
}

/** Counts the active, highlighted properties. */
export const countHighlighted = (tx: Db): Promise<number> =>
  countRows(
    tx
      .selectFrom('properties as p')
      .leftJoin('tags as t', 't.id', 'p.tag_id')
      .where('p.highlighted', '=', 1)
      .where('p.archived', '=', 0)
      .where((eb) => eb.or([eb('t.kind', 'is', null), eb('t.kind', '!=', 'sold')])),
  )
