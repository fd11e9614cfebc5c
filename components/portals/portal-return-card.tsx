'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'

/** Tells the result of a portal's consent once: the parameter leaves the address, so that a reload tells nothing. */
export function PortalReturnCard() {
  const t = useTranslations('portals.returned')
  const parameter = useSearchParams().get('portal')
  const [shown, setShown] = useState(parameter)
  if (parameter !== null && parameter !== shown) setShown(parameter)
  useEffect(() => {
    if (parameter === null) return
    const address = new URL(location.href)
    address.searchParams.delete('portal')
    history.replaceState(history.state, '', address)
  }, [parameter])
  if (shown !== 'connected' && shown !== 'refused' && shown !== 'failed') return null
  return (
    <Banner tone={shown === 'connected' ? 'good' : 'warn'} role="status" className="mb-4">
      {t(shown)}
    </Banner>
  )
}
