import type { Kysely, Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { watch } from '../activity/recording.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { requireVersion, versionOf } from '../version.ts'
import type { ListingNoun } from './kind.ts'

/** Refuses a record that is not there (NOT_FOUND) or that demo mode keeps closed (DEMO). */
export async function openListing(db: Kysely<Database>, noun: ListingNoun, id: number): Promise<void> {
  const row = await db.selectFrom(noun).select('disabled').where('id', '=', id).executeTakeFirst()
  check(row)
}

/**
 * Takes a record for writing until the transaction ends: marks it as updated now, which also locks its row, so that
 * what is then read of it stays true, and its history remembers how it was. Refuses as `openListing`.
 */
export async function claimListing(
  tx: Transaction<Database>,
  noun: ListingNoun,
  id: number,
  now: Date,
): Promise<void> {
  const row = await tx
    .updateTable(noun)
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returning('disabled')
    .executeTakeFirst()
  check(row)
  await watch(tx, noun, id)
}

function check(row: { disabled: 0 | 1 } | undefined): void {
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  if (row.disabled === 1) throw new AgencyError('DEMO')
}

/** Who changes a block, and the version of it that they saw. */
export type Editing = Pick<House, 'db' | 'now'> & { ifMatch: string | null }

/**
 * One transaction in which a block is claimed, found to be the one that the caller saw, and changed; answers its new
 * version. `read` gives what the block's form saves. Refuses as `openListing`, and with Changed.
 */
export function changeBlock(
  { db, now, ifMatch }: Editing,
  noun: ListingNoun,
  id: number,
  read: (tx: Transaction<Database>) => Promise<unknown>,
  change: (tx: Transaction<Database>) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await claimListing(tx, noun, id, now())
    if (ifMatch !== null) requireVersion(ifMatch, versionOf(await read(tx)))
    await change(tx)
    return versionOf(await read(tx))
  })
}
