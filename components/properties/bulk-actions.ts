import type { PropertyCard as Property } from '#contract/property.ts'
import type { TagKind } from '#contract/tag.ts'
import { gather } from '@/components/resource/gather'
import { call } from '@/lib/agency/call'
import type { PropertyState } from './listing-filters'
import type { ListingState } from './listing-state'
import { propertyPages } from './property-pages'
import { sendChange } from './quick-change'

/** What is done to many at once. */
export type BulkAction =
  | { kind: 'archive' | 'unarchive' | 'highlight' | 'unhighlight' | 'delete' }
  | { kind: 'tag'; tag: { id: number; name: string; kind: TagKind | null } | null }

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
      await call('properties.remove', { params: { id } })
  }
}

/** As many as one run takes on. */
export const bulkMax = 500

/** Everything that a list matches, asked for page by page, up to `bulkMax`; the set is frozen as it was answered. */
export async function allMatching(state: PropertyState, listing: ListingState): Promise<Property[]> {
  return gather(propertyPages(state, listing), { signal: new AbortController().signal, most: bulkMax })
}
