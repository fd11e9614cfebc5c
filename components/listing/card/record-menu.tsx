'use client'

import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'

/** Everything that can be done to a record without opening it. */
export function RecordMenu({
  reference,
  foresee,
  children,
}: {
  /** What the record is called. */
  reference: string
  /** Loads the lines when somebody is about to open the menu. */
  foresee?: () => void
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
          onPointerEnter={foresee}
          onFocus={foresee}
        />
      }
    >
      {children}
    </Menu>
  )
}
