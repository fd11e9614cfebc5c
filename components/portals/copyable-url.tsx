'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { useLabelled } from '@/components/ui/use-labelled'

export function CopyableUrl({ label, url }: { label: string; url: string | null }) {
  const t = useTranslations('portals')
  const labelled = useLabelled()
  if (url === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <code className="min-w-0 text-ink wrap-anywhere">{url}</code>
      <Button
        size="sm"
        variant="quiet"
        aria-label={labelled(t('copy'), label)}
        onClick={() =>
          // Some browsers block the clipboard on plain http; the URL can still be selected.
          void navigator.clipboard?.writeText(url).then(
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
