'use client'

import { ClockIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { ActivityResource } from '#contract/activity.ts'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { IconButton } from '@/components/ui/icon-button'

const HistoryCard = dynamic(() => import('./history-card').then((module) => module.HistoryCard), {
  ssr: false,
})

type Props = { resource: ActivityResource; id?: number }

export function HistoryDrawerCard(record: Props) {
  const t = useTranslations('activity')
  const tCommon = useTranslations('common')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ClockIcon />} onClick={() => setOpen(true)}>
        {t('tab')}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} label={t('tab')} side="right" width={640}>
        <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
          <h2 className="text-lg">{t('tab')}</h2>
          <IconButton label={tCommon('close')} icon={<XMarkIcon />} onClick={() => setOpen(false)} />
        </div>
        <div className="px-5 py-4">
          <HistoryCard {...record} />
        </div>
      </Drawer>
    </>
  )
}

/** Variant of `HistoryDrawerCard` for dialogs: the history expands below the form. */
export function CollapsibleHistoryCard(record: Props) {
  const t = useTranslations('activity')
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button
        variant="quiet"
        size="sm"
        icon={<ClockIcon />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('tab')}
      </Button>
      {open && (
        <div className="mt-4">
          <HistoryCard {...record} />
        </div>
      )}
    </div>
  )
}
