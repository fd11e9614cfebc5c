import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

export function DiscardBanner({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('resource.notSaved')}
      className="mb-5"
      action={
        <Button size="sm" onClick={onClose}>
          {t('key-items.admin.closeUnsaved')}
        </Button>
      }
    >
      {t('key-items.admin.closeUnsavedHelp')}
    </Banner>
  )
}
