'use client'

import { Bars3Icon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { IconButton } from '@/components/ui/icon-button'
import { Tooltip } from '@/components/ui/tooltip'
import { type Account, AccountMenu } from './account-menu'
import { LocaleSwitch } from './locale-switch'
import { SearchButton } from './search-button'
import type { Theme } from './theme'
import { ThemeSwitch } from './theme-switch'
import { useLogout } from './use-logout'
import { helpAddress } from './help-address'

export type TopBarProps = { account: Account; theme: Theme; onMenu: () => void }

export function TopBar({ account, theme, onMenu }: TopBarProps) {
  const t = useTranslations('layout')
  const logout = useLogout()
  return (
    <header className="sticky top-0 z-30 flex h-bar shrink-0 items-center gap-1 border-b border-line bg-canvas px-3 sm:gap-2 sm:px-6 lg:px-8 print:hidden">
      <span className="contents md:hidden">
        <IconButton label={t('openMenu')} icon={<Bars3Icon aria-hidden />} tooltip={false} onClick={onMenu} />
      </span>
      <SearchButton />
      <div className="ml-auto flex items-center sm:gap-1">
        <HelpLink />
        <span className="hidden sm:contents">
          <LocaleSwitch />
          <ThemeSwitch theme={theme} />
        </span>
        <AccountMenu account={account} onSignOut={logout} />
      </div>
    </header>
  )
}

function HelpLink() {
  const t = useTranslations('layout')
  const pathname = usePathname()
  return (
    <Tooltip text={t('help')} describes={false}>
      <Link
        href={helpAddress(pathname)}
        // Rarely used, so not prefetched.
        prefetch={false}
        aria-label={t('help')}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded text-ink-soft transition-colors duration-fast hover:bg-wash hover:text-ink pointer-coarse:size-11"
      >
        <QuestionMarkCircleIcon aria-hidden className="size-5" />
      </Link>
    </Tooltip>
  )
}
