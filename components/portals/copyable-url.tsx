import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'

export function CopyableUrl({ label, url }: { label: string; url: string | null }) {
  const t = useTranslations('portals')
  const formatWithLabel = useLabelFormatter()
  if (url === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>{label}</span>
      <code className="min-w-0 text-ink wrap-anywhere">{url}</code>
      <Button
        size="sm"
        variant="quiet"
        aria-label={formatWithLabel(t('copy'), label)}
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
