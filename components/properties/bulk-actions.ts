import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { AgencyError } from '#contract/errors.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { SharedBulkAction } from '@/components/listing/bulk/bulk-bar'
import type { UndoOne } from '@/components/listing/bulk/use-bulk'
import { call } from '@/lib/agency/call'

/** Actions of the bulk bar. */
export type BulkAction = SharedBulkAction | { kind: 'highlight' | 'unhighlight' }

/** Does it to one property and resolves with its undo, null for a deletion or when nothing changed. */
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
      return setField(id, 'highlighted', action.kind === 'highlight' ? 1 : 0, (value) =>
        call('properties.quickChange', { body: { id, block: 'highlighted', value } }),
      )
    case 'tag':
      return setField(id, 'tag_id', action.tag?.id ?? null, (value) =>
        call('properties.quickChange', { body: { id, block: 'tag_id', value } }),
      )
  }
}

type Fields = { archived: 0 | 1; highlighted: 0 | 1; tag_id: number | null }

/** Reads the field first: the list on the screen may be older than the record. */
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
