import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { formatTime } from '@/lib/format/time'
import type { AgencyError } from '#contract/errors.ts'

export function FailureBanner({ failure }: { failure: AgencyError }) {
  const t = useTranslations()
  const locale = useLocale()
  // Forms unmount the banner while they send, so each failure mounts a new one.
  const [visibleAt] = useState(() => Date.now())
  const retryAt = retryTime(failure, visibleAt)
  return (
    <Banner tone="danger" role="alert">
      {t(`errors.${failure.code}`, failure.params)}
      {retryAt !== null && <p className="mt-1">{t('auth.retryAt', { time: formatTime(retryAt, locale) })}</p>}
    </Banner>
  )
}

const minuteMs = 60_000

/** Returns when to retry, in ms since 1970, rounded up to the minute; null unless the failure is a 429 with a delay. */
function retryTime({ status, params: { seconds } }: AgencyError, now: number): number | null {
  if (status !== 429 || typeof seconds !== 'number') return null
  return Math.ceil((now + seconds * 1000) / minuteMs) * minuteMs
}
