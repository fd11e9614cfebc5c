'use client'

import { LockClosedIcon } from '@heroicons/react/24/outline'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { MissingText } from './missing-texts'
import { useMissingText } from './record-tabs'

const open = ['general', 'history']

export function DraftLock({
  within,
  missing,
  children,
}: {
  within: string
  missing: readonly MissingText[]
  children: ReactNode
}) {
  const t = useTranslations('resource.locked')
  const text = useMissingText(missing)
  const [part = ''] = usePathname().slice(within.length).split('/')
  if (missing.length === 0 || open.includes(part)) return children
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={t('title')}
      text={text}
      action={
        <LinkButton href={`${within}general`} variant="primary">
          {t('back')}
        </LinkButton>
      }
    />
  )
}
