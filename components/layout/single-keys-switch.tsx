'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { singleKeys } from './shortcuts'

export function SingleKeysSwitch() {
  const t = useTranslations('shortcuts')
  const on = useSyncExternalStore(singleKeys.subscribe, singleKeys.on, () => true)
  return (
    <div>
      <Checkbox label={t('switch')} checked={on} onChange={(event) => singleKeys.set(event.target.checked)} />
      <p className="mt-1 text-sm text-ink-soft">{t('switchHelp')}</p>
    </div>
  )
}
