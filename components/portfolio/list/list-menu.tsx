'use client'

import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'

/** Links to the other lists of a resource where tabs have no room. */
export function ListMenu({
  label,
  lists,
}: {
  label: string
  lists: readonly { href: string; title: string }[]
}) {
  return (
    <span className="-ml-2 self-center lg:hidden print:hidden">
      <Menu
        align="start"
        button={<IconButton size="sm" tooltip={false} label={label} icon={<ChevronDownIcon />} />}
      >
        {lists.map(({ href, title }) => (
          <MenuItem key={href} href={href}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}
