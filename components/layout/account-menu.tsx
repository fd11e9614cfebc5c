import {
  ArrowRightStartOnRectangleIcon,
  HomeIcon,
  InformationCircleIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { avatarInitialsOf } from '@/lib/format/initials'
import { signOut } from './sign-out'

export type Account = { name: string; email: string; avatar: string | null; initials?: string | null }

export function AccountMenu({ account }: { account: Account }) {
  const t = useTranslations('layout')
  return (
    <Menu
      width={240}
      button={
        <button
          type="button"
          className="ml-1 inline-flex size-10 items-center justify-center rounded-full pointer-coarse:size-11"
        >
          <Avatar name={account.name} initials={avatarInitialsOf(account)} src={account.avatar} size="sm" />
          {/* Not aria-label, which would have to repeat the visible initials. */}
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
      <MenuSeparator />
      <MenuItem href="/home" icon={<HomeIcon />}>
        {t('menu.home')}
      </MenuItem>
      <MenuItem href="/users/myprofile" icon={<UserCircleIcon />}>
        {t('menu.account')}
      </MenuItem>
      <MenuItem href="/about" icon={<InformationCircleIcon />}>
        {t('about')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()} icon={<ArrowRightStartOnRectangleIcon />}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
