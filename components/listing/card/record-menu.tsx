'use client'

import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'

/** Everything that can be done to a record without opening it. */
export function RecordMenu({
  label,
  fetchAhead,
  children,
}: {
  label: string
  /** Loads the lines when somebody is about to open the menu; a failure is told when they do. */
  fetchAhead?: () => void
  children: ReactNode
}) {
  return (
    <Menu
      width={248}
      button={
        <IconButton
          label={label}
          icon={<EllipsisHorizontalIcon />}
          size="sm"
          tooltip={false}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        />
      }
    >
      {children}
    </Menu>
  )
}
