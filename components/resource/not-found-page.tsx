import { MapIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-styles'
import { PlainLink } from '@/components/ui/plain-link'
import { StatusPage } from './status-page'

/** Page of a missing record or page. `listHref` is the path of the record's list. */
export function NotFoundPage({ listHref }: { listHref?: string }) {
  const t = useTranslations()
  return (
    <StatusPage
      icon={<MapIcon />}
      title={t('resource.notFound')}
      help={t('resource.notFoundHelp')}
      action={
        <>
          {listHref !== undefined && (
            <PlainLink href={listHref} className={buttonClasses({ variant: 'primary' })}>
              {t('resource.backToList')}
            </PlainLink>
          )}
          <PlainLink
            href="/home"
            className={buttonClasses({ variant: listHref === undefined ? 'primary' : undefined })}
          >
            {t('resource.goHome')}
          </PlainLink>
        </>
      }
    />
  )
}
