import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { SharedBulkAction } from '@/components/listing/bulk/bulk-bar'
import { call } from '@/lib/agency/call'
import { sendChange } from './quick-change'

/** What is done to many at once. */
export type BulkAction = SharedBulkAction | { kind: 'highlight' | 'unhighlight' }

/** Does it to one of them; throws AgencyError with the reason when it is refused. */
export async function doOne(action: BulkAction, { id }: Property): Promise<void> {
  switch (action.kind) {
    case 'archive':
    case 'unarchive':
      return sendChange(id, { block: 'archived', value: action.kind === 'archive' ? 1 : 0 })
    case 'highlight':
    case 'unhighlight':
      return sendChange(id, { block: 'highlighted', value: action.kind === 'highlight' ? 1 : 0 })
    case 'tag':
      return sendChange(id, {
        block: 'tag_id',
        value: action.tag?.id ?? null,
        tag: action.tag?.name ?? null,
        tag_kind: action.tag?.kind ?? null,
      })
    case 'delete':
      await orAlreadyDeleted(call('properties.remove', { params: { id } }))
  }
}

/** What takes it back at once; the rest would need to know how each was. */
export function inverseOf({ kind }: BulkAction): BulkAction | null {
  if (kind === 'archive') return { kind: 'unarchive' }
  return kind === 'unarchive' ? { kind: 'archive' } : null
}
