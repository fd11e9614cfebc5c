import { GlobeEuropeAfricaIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { useJoinSentences } from '@/components/resource/use-join'
import { useCall } from '@/lib/agency/use-call'
import { useDescribeAdverts } from './online-adverts'

type Records = { properties?: number[]; condominiums?: number[] }

/** Set `isPermanent` if the records are being deleted, so their adverts won't return. */
export function AdvertsNote({ isPermanent = false, ...records }: Records & { isPermanent?: boolean }) {
  const t = useTranslations('listing.adverts')
  const describeAdverts = useDescribeAdverts()
  const joinSentences = useJoinSentences()
  const { data, error } = useAdverts(records)
  const isUnknown = data === undefined && error !== undefined && !isMaybeUnsupported(error)
  if (!isUnknown && !data?.adverts.length) return null
  return (
    <p role="status" className="mt-3 flex gap-2.5 text-sm">
      <GlobeEuropeAfricaIcon aria-hidden className="size-5 shrink-0 text-warn" />
      <span>
        {joinSentences([
          data === undefined ? t('unknown') : describeAdverts(data.adverts),
          ...(isPermanent ? [] : [t('return')]),
        ])}
      </span>
    </p>
  )
}

/** Fetches the adverts that a change of these records takes offline. Dialogs can't be confirmed until they have loaded. */
export const useAdverts = ({ properties = [], condominiums = [] }: Records) =>
  useCall('portals.adverts', { query: { properties, condominiums } }, { keepPreviousData: false })
