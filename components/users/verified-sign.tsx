import { CheckBadgeIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'

export function VerifiedSign({ verified }: { verified: boolean }) {
  const t = useTranslations('users')
  const Icon = verified ? CheckBadgeIcon : ExclamationTriangleIcon
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className={verified ? 'size-4 text-good' : 'size-4 text-warn'} />
      {verified ? t('verified') : t('notVerified')}
    </span>
  )
}
