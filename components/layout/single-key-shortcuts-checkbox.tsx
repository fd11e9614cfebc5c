import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { singleKeyShortcuts } from './shortcuts'

export function SingleKeyShortcutsCheckbox() {
  const t = useTranslations('shortcuts')
  const isEnabled = useSyncExternalStore(
    singleKeyShortcuts.subscribe,
    singleKeyShortcuts.areEnabled,
    () => true,
  )
  return (
    <div>
      <Checkbox
        label={t('switch')}
        checked={isEnabled}
        onChange={(event) => singleKeyShortcuts.set(event.target.checked)}
      />
      <p className="mt-1 text-sm text-ink-soft">{t('switchHelp')}</p>
    </div>
  )
}
