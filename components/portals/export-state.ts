import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import type { ChipTone } from '@/components/ui/chip'

type Look = { text: string; tone: ChipTone }

/** The word and colour of a property's state at a portal; a feed that was fetched is not called online. */
export function lookOf(
  kind: Portal['kind'],
  known: Pick<PropertyExport, 'state' | 'wanted'> | undefined,
): Look {
  if (known === undefined || known.state === 'removed') return { text: 'none', tone: 'plain' }
  if (known.state === 'error') return { text: 'error', tone: 'danger' }
  if (known.state === 'waiting')
    return { text: known.wanted === 'withdrawn' ? 'leaving' : 'waiting', tone: 'warn' }
  if (known.state === 'inserted') return { text: kind === 'feed' ? 'nextFile' : 'inserted', tone: 'warn' }
  return { text: kind === 'feed' ? 'fetched' : 'success', tone: 'good' }
}

/** Something of it is there, or on its way there. */
export const isThere = (known: PropertyExport | undefined): known is PropertyExport =>
  known !== undefined && known.state !== 'removed' && (known.wanted === 'listed' || known.uuid !== null)

/** No last word yet: worth asking again soon. */
export const isOpen = ({ state }: PropertyExport) => state === 'waiting' || state === 'inserted'
