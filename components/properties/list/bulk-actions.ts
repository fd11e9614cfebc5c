import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { AgencyError } from '#contract/errors.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { SharedBulkAction } from '@/components/portfolio/bulk/bulk-bar'
import type { UndoOne } from '@/components/portfolio/bulk/use-bulk'
import { call } from '@/lib/agency/call'

export type BulkAction = SharedBulkAction | { kind: 'highlight' | 'unhighlight' }

/** Changes one property and resolves with its undo; null for deletions or if nothing changed. */
export async function changeOne(action: BulkAction, { id }: Property): Promise<UndoOne | null> {
  const params = { id }
  switch (action.kind) {
    case 'delete':
      await orAlreadyDeleted(call('properties.remove', { params }))
      return null
    case 'archive':
    case 'unarchive':
      return setField(id, 'archived', action.kind === 'archive' ? 1 : 0, (value) =>
        call(value === 1 ? 'properties.archive' : 'properties.unArchive', { params }),
      )
    case 'highlight':
    case 'unhighlight':
      return setHighlighted(id, action.kind === 'highlight' ? 1 : 0)
    case 'tag': {
      const undoTag = await setField(id, 'tag_id', action.tag?.id ?? null, (value) =>
        call('properties.quickChange', { body: { id, block: 'tag_id', value } }),
      )
      // Same effect as marking a single property as sold.
      return action.tag?.kind === 'sold' ? undoBoth(undoTag, await setHighlighted(id, 0)) : undoTag
    }
  }
}

function setHighlighted(id: number, highlighted: 0 | 1) {
  return setField(id, 'highlighted', highlighted, (value) =>
    call('properties.quickChange', { body: { id, block: 'highlighted', value } }),
  )
}

function undoBoth(first: UndoOne | null, second: UndoOne | null): UndoOne | null {
  if (first === null || second === null) return first ?? second
  return async () => {
    await first()
    await second()
  }
}

type Fields = { archived: 0 | 1; highlighted: 0 | 1; tag_id: number | null }

/** Reads the field first: the list may be outdated. */
async function setField<F extends keyof Fields>(
  id: number,
  field: F,
  value: Fields[F],
  send: (value: Fields[F]) => Promise<unknown>,
): Promise<UndoOne | null> {
  const read = async (): Promise<Fields[F]> =>
    (await call('properties.general', { params: { id } })).block[field]
  const former = await read()
  if (former === value) return null
  await send(value)
  return async () => {
    if ((await read()) !== value) throw new AgencyError('CHANGED_SINCE')
    await send(former)
  }
}
