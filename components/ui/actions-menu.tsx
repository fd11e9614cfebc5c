import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { Menu } from './menu'

export function ActionsMenu({
  label,
  size = 'sm',
  children,
}: {
  label: string
  size?: 'sm' | 'md'
  children: ReactNode
}) {
  return (
    <Menu button={<IconButton label={label} icon={<EllipsisHorizontalIcon />} size={size} tooltip={false} />}>
      {children}
    </Menu>
  )
}
