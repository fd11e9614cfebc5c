'use client'

import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'

export function RecordMenu({
  reference,
  preload,
  children,
}: {
  reference: string
  preload?: () => void
  children: ReactNode
}) {
  const t = useTranslations('listing.card')
  return (
    <Menu
      width={248}
      button={
        <IconButton
          label={t('actions', { reference })}
          icon={<EllipsisHorizontalIcon />}
          size="sm"
          tooltip={false}
          className="relative z-1 ml-auto"
          onPointerEnter={preload}
          onFocus={preload}
        />
      }
    >
      {children}
    </Menu>
  )
}
