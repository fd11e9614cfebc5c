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
  // Whatever a portal last said of it: it is to go, and has not gone yet.
  if (known.wanted === 'withdrawn') return { text: 'leaving', tone: 'warn' }
  if (known.state === 'waiting') return { text: 'waiting', tone: 'warn' }
  if (known.state === 'inserted') return { text: kind === 'feed' ? 'nextFile' : 'inserted', tone: 'warn' }
  return { text: kind === 'feed' ? 'fetched' : 'success', tone: 'good' }
}

/** Something of it is there, or on its way there. */
export const isThere = (known: PropertyExport | undefined): known is PropertyExport =>
  known !== undefined && known.state !== 'removed' && (known.wanted === 'listed' || known.uuid !== null)

/** It has not gone although it was to: the removal can be asked for again. */
export const isStuck = ({ wanted, state, uuid, rows }: PropertyExport) =>
  wanted === 'withdrawn' &&
  state === 'error' &&
  (uuid !== null || rows.some(({ problem }) => problem === 'OUTCOME_UNKNOWN'))

/** No last word yet: worth asking again soon. */
export const isOpen = ({ state }: PropertyExport) => state === 'waiting' || state === 'inserted'
