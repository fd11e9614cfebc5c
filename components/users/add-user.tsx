'use client'

import { PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { useOpenUser } from './use-open-user'

/** The page's main action; hidden from users who can't see the list. */
export function AddUser() {
  const t = useTranslations('users')
  const { show } = useOpenUser()
  if (useSession().data?.user.role === 'User') return null
  return (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => show('new')}>
      {t('add')}
    </Button>
  )
}
