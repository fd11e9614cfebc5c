'use client'

import { LockClosedIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/button'
import { useCall } from '@/lib/agency/use-call'

export function ForAdministrators() {
  const t = useTranslations('resource')
  const administrators = useCall('users.administrators', {}).data?.administrators ?? []
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={t('notAllowed')}
      text={t('notAllowedHelp')}
      action={
        <div className="space-y-5">
          {administrators.length > 0 && (
            <ul aria-label={t('administrators')} className="space-y-1 text-sm">
              {administrators.map(({ name, email }) => (
                <li key={email}>
                  {name}{' '}
                  <a href={`mailto:${email}`} className="text-brand-ink hover:underline">
                    {email}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <LinkButton href="/home">{t('goHome')}</LinkButton>
        </div>
      }
    />
  )
}
