import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

/** Shown if another user also reordered the photos. The list has the other user's order until this user chooses. */
export function OrderConflict({
  onKeepOurs,
  onKeepTheirs,
}: {
  onKeepOurs: () => Promise<unknown>
  onKeepTheirs: () => void
}) {
  const t = useTranslations()
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('listing.media.orderChanged')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={onKeepTheirs}>
            {t('listing.media.keepTheirOrder')}
          </Button>
          <Button size="sm" onClick={() => void onKeepOurs()}>
            {t('listing.media.applyMyOrder')}
          </Button>
        </div>
      }
    >
      {t('listing.media.orderChangedHelp')}
    </Banner>
  )
}
