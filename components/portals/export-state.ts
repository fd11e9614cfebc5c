import type { Portal, PropertyExport } from '#contract/portal-records.ts'
import type { ChipTone } from '@/components/ui/chip'

type Status = { labelKey: string; tone: ChipTone }

export function statusOf(
  { kind, configured = true }: Pick<Portal, 'kind'> & Partial<Pick<Portal, 'configured'>>,
  publication: Pick<PropertyExport, 'state' | 'wanted'> | undefined,
): Status {
  if (publication === undefined || publication.state === 'removed')
    return { labelKey: configured ? 'none' : 'unavailable', tone: 'plain' }
  if (publication.state === 'error') return { labelKey: 'error', tone: 'danger' }
  // The removal is pending.
  if (publication.wanted === 'withdrawn') return { labelKey: 'leaving', tone: 'warn' }
  if (publication.state === 'waiting') return { labelKey: 'waiting', tone: 'warn' }
  if (publication.state === 'inserted')
    return { labelKey: kind === 'feed' ? 'nextFile' : 'inserted', tone: 'warn' }
  return { labelKey: kind === 'feed' ? 'fetched' : 'success', tone: 'good' }
}

/** Returns the message key for `sent_at`. A feed's adverts aren't sent: the portal fetches them. */
export const sentTextKeyOf = (kind: Portal['kind']) => (kind === 'feed' ? 'requestedAt' : 'sentAt')

/** `uuid` is the portal's id of the advert; null without an advert. */
export const isPublishedOrRequested = (
  publication: PropertyExport | undefined,
): publication is PropertyExport =>
  publication !== undefined &&
  publication.state !== 'removed' &&
  (publication.wanted === 'listed' || publication.uuid !== null)

/** Returns true if a removal failed and the portal has, or may have, the advert. `rows` are the publication report. */
export const canRetryRemoval = ({ wanted, state, uuid, rows }: PropertyExport) =>
  wanted === 'withdrawn' &&
  state === 'error' &&
  (uuid !== null || rows.some(({ problem }) => problem === 'OUTCOME_UNKNOWN'))
