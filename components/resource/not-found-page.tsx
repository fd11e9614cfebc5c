import { MapIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/components/ui/button-styles'
import { PlainLink } from '@/components/ui/plain-link'
import { StatusPage } from './status-page'

export function NotFoundPage() {
  const t = useTranslations('resource')
  return (
    <StatusPage
      icon={<MapIcon />}
      title={t('notFound')}
      help={t('notFoundHelp')}
      action={
        <PlainLink href="/home" className={buttonClasses({ variant: 'primary' })}>
          {t('goHome')}
        </PlainLink>
      }
    />
  )
}
