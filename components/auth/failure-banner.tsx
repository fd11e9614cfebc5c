'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { formatTime } from '@/lib/format/date'
import type { AgencyError } from '#contract/errors.ts'

/** Shows why a form was refused and, after too many attempts, when it may be tried again. */
export function FailureBanner({ failure }: { failure: AgencyError }) {
  const t = useTranslations()
  const locale = useLocale()
  // A form takes the banner away while it sends, so each failure mounts its own.
  const [shownAt] = useState(() => Date.now())
  const retryAt = retryTime(failure, shownAt)
  return (
    <Banner tone="danger" role="alert">
      {t(`errors.${failure.code}`, failure.params)}
      {retryAt !== null && <p className="mt-1">{t('auth.retryAt', { time: formatTime(retryAt, locale) })}</p>}
    </Banner>
  )
}

const minuteMs = 60_000

/** Rounded up to the minute, which is all that the text shows. Milliseconds since 1970, or null for other failures. */
function retryTime({ status, params: { seconds } }: AgencyError, now: number): number | null {
  if (status !== 429 || typeof seconds !== 'number') return null
  return Math.ceil((now + seconds * 1000) / minuteMs) * minuteMs
}
