'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { finishSignOut } from '@/lib/agency/call'

const retryMs = 10_000

export function PendingSignOut() {
  const t = useTranslations('auth.pendingSignOut')
  const [state, setState] = useState<'waiting' | 'sending' | 'done'>('waiting')

  async function finish() {
    setState('sending')
    await finishSignOut().then(
      () => setState('done'),
      () => setState('waiting'),
    )
  }

  const retry = useEffectEvent(finish)
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => void retry(), retryMs)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'done')
    return (
      <Banner tone="good" role="status" className="mb-5">
        {t('done')}
      </Banner>
    )
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('title')}
      className="mb-5"
      action={
        <Button size="sm" loading={state === 'sending'} onClick={() => void finish()}>
          {t('retry')}
        </Button>
      }
    >
      {t('help')}
    </Banner>
  )
}
