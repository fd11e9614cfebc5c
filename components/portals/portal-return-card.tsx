'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Banner } from '@/components/ui/banner'

export function PortalReturnCard() {
  const t = useTranslations('portals.returned')
  const parameter = useSearchParams().get('portal')
  // Outlasts the parameter, which is removed from the URL.
  const [outcome, setOutcome] = useState(parameter)
  if (parameter !== null && parameter !== outcome) setOutcome(parameter)
  useEffect(() => {
    if (parameter === null) return
    const url = new URL(location.href)
    url.searchParams.delete('portal')
    history.replaceState(history.state, '', url)
  }, [parameter])
  if (outcome !== 'connected' && outcome !== 'refused' && outcome !== 'failed') return null
  return (
    <Banner tone={outcome === 'connected' ? 'good' : 'warn'} role="status" className="mb-4">
      {t(outcome)}
    </Banner>
  )
}
