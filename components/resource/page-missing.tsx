import { MapIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Face } from './face'

export function PageMissing() {
  const t = useTranslations('resource')
  return (
    <Face
      level={1}
      icon={<MapIcon />}
      title={t('notFound')}
      help={t('notFoundHelp')}
      action={
        <LinkButton href="/home" variant="primary">
          {t('goHome')}
        </LinkButton>
      }
    />
  )
}
