'use client'

import { ClockIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { notificationMs } from '@/components/resource/notification-times'
import { notify } from '@/components/resource/notifier'
import { wouldLoseWork } from '@/components/resource/unsaved-work'
import { Strip } from '@/components/ui/strip'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { useDemo } from './use-demo'

export function DemoNotice() {
  const t = useTranslations()
  const { remainingMs, next, last, resetMinutes } = useDemo()
  const [closed, setClosed] = useState<string | null>(null)
  useRevalidationAfterReset(last)
  useResetInterval(resetMinutes)
  const visible = remainingMs !== null && closed !== next
  const stage = remainingMs === null || remainingMs > 60_000 ? 'soon' : remainingMs > 0 ? 'minute' : 'now'
  return (
    <>
      {/* Announces the reset when the notice appears and at one minute, not every second. Mounted before its text. */}
      <span className="sr-only">
        <span role="status">{visible && t(`demo.${stage}`)}</span>
      </span>
      {visible && (
        <Strip icon={<ClockIcon />} onClose={() => setClosed(next)} closeLabel={t('common.close')}>
          <span aria-hidden>
            {stage === 'now' ? t('demo.now') : t.rich('demo.left', { time: clock(remainingMs), b: bold })}
          </span>
        </Strip>
      )}
    </>
  )
}

const bold = (time: ReactNode) => <b className="figures">{time}</b>

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Revalidates everything after a reset. Unsaved input stays in its form and its draft. */
function useRevalidationAfterReset(last: string | null) {
  const t = useTranslations('demo')
  const { revalidateAll } = useMutateCalls()
  const lastReset = useRef<string | null>(null)
  const report = useEffectEvent(() => {
    const text = t(wouldLoseWork() ? 'freshUnsaved' : 'fresh')
    notify({ text, tone: 'plain', timeout: 2 * notificationMs, sticky: true })
    void revalidateAll()
  })
  useEffect(() => {
    if (last === null) return
    if (lastReset.current !== null && lastReset.current !== last) report()
    lastReset.current = last
  }, [last])
}

/** Writes the interval to `<html>` for the notification about demo records (notifier.ts). */
function useResetInterval(minutes: number | null) {
  useEffect(() => {
    if (minutes === null) return
    const { dataset } = document.documentElement
    dataset.demoReset = String(minutes)
    return () => void delete dataset.demoReset
  }, [minutes])
}
