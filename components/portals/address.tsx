'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { useLabelled } from '@/components/ui/use-labelled'

export function Address({ label, address }: { label: string; address: string | null }) {
  const t = useTranslations('portals')
  const labelled = useLabelled()
  if (address === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <code className="min-w-0 text-ink wrap-anywhere">{address}</code>
      <Button
        size="sm"
        variant="quiet"
        aria-label={labelled(t('copy'), label)}
        onClick={() =>
          // Some browsers block the clipboard on plain http; the address can still be selected.
          void navigator.clipboard?.writeText(address).then(
            () => notify({ text: t('copied') }),
            () => undefined,
          )
        }
      >
        {t('copy')}
      </Button>
    </p>
  )
}
