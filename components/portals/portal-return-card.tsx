'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { Banner } from '@/components/ui/banner'

/** What came of a consent, told where the browser comes back to: the record, the list or the board it was begun on. */
export function PortalReturnCard() {
  const t = useTranslations('portals.returned')
  const said = useSearchParams().get('portal')
  if (said !== 'connected' && said !== 'refused' && said !== 'failed') return null
  return (
    <Banner tone={said === 'connected' ? 'good' : 'warn'} role="status" className="mb-4">
      {t(said)}
    </Banner>
  )
}
