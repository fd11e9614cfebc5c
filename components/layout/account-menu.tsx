'use client'

import {
  ArrowRightStartOnRectangleIcon,
  HomeIcon,
  InformationCircleIcon,
  QuestionMarkCircleIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Avatar } from '@/components/ui/avatar'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { ownInitials } from '@/lib/format/initials'
import { helpAddress } from './help-address'

export type Account = { name: string; email: string; avatar: string | null; initials?: string | null }

/** Edit account and disconnect, behind the own face. */
export function AccountMenu({ account, onLogout }: { account: Account; onLogout: () => void }) {
  const t = useTranslations('layout')
  const help = helpAddress(usePathname())
  return (
    <Menu
      width={240}
      button={
        <button
          type="button"
          className="ml-1 inline-flex size-10 items-center justify-center rounded-full pointer-coarse:size-11"
        >
          <Avatar
            name={account.name}
            initials={ownInitials(account)}
            src={account.avatar}
            size="sm"
            decorative
          />
          {/* Not aria-label: that would have to repeat the initials in the picture. */}
          <span className="sr-only">{t('accountOf', { name: account.name })}</span>
        </button>
      }
    >
      <div className="px-2.5 pt-2 pb-2">
        <p role="none" className="truncate font-medium">
          {account.name}
        </p>
        <p role="none" className="truncate text-sm text-ink-soft">
          {account.email}
        </p>
      </div>
      <MenuLine />
      <MenuItem href="/home" icon={<HomeIcon />}>
        {t('menu.home')}
      </MenuItem>
      <MenuItem href="/users/myprofile" icon={<UserCircleIcon />}>
        {t('editAccount')}
      </MenuItem>
      <MenuItem href={help} icon={<QuestionMarkCircleIcon />}>
        {t('help')}
      </MenuItem>
      <MenuItem href="/about" icon={<InformationCircleIcon />}>
        {t('about')}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={onLogout} icon={<ArrowRightStartOnRectangleIcon />}>
        {t('disconnect')}
      </MenuItem>
    </Menu>
  )
}
