'use client'

import { GlobeEuropeAfricaIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useCall } from '@/lib/agency/use-call'
import { useAdvertWords } from './use-advert-texts'

type Props = {
  properties?: readonly number[]
  condominiums?: readonly number[]
  /** The records are deleted, so their adverts don't return. */
  forGood?: boolean
}

export function AdvertsNote({ properties = [], condominiums = [], forGood = false }: Props) {
  const t = useTranslations('listing.adverts')
  const words = useAdvertWords()
  const query = { properties: [...properties], condominiums: [...condominiums] }
  const { data } = useCall('portals.adverts', { query }, { keepPreviousData: false })
  if (data === undefined || data.adverts.length === 0) return null
  return (
    <p role="status" className="mt-3 flex gap-2.5 text-sm">
      <GlobeEuropeAfricaIcon aria-hidden className="size-5 shrink-0 text-warn" />
      <span>
        {words(data.adverts)} {!forGood && t('return')}
      </span>
    </p>
  )
}
