import { Bars3Icon, MagnifyingGlassIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { registry } from '@/components/registry'
import { IconButton } from '@/components/ui/icon-button'
import { Tooltip } from '@/components/ui/tooltip'
import { type Account, AccountMenu } from './account-menu'
import { LocaleSwitch } from './locale-switch'
import type { Theme } from './theme'
import { ThemeSwitch } from './theme-switch'
import { KeyboardShortcut } from './keyboard-shortcut'
import { menuPanel } from './menu-panels'

export type TopBarProps = { account: Account; theme: Theme; onMenu: () => void }

export function TopBar({ account, theme, onMenu }: TopBarProps) {
  const t = useTranslations('layout')
  return (
    <header className="sticky top-0 z-30 flex h-bar shrink-0 items-center gap-1 border-b border-line bg-canvas px-3 sm:gap-2 sm:px-6 print:hidden">
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
        <AccountMenu account={account} />
      </div>
    </header>
  )
}

function HelpLink() {
  const t = useTranslations('layout')
  const pathname = usePathname()
  return (
    <Tooltip text={t('help')}>
      <Link
        href={helpUrl(pathname)}
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

export function SearchButton() {
  const t = useTranslations('layout')
  return (
    <search className="min-w-0 flex-1 sm:max-w-md">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => menuPanel.open('search')}
        className="entry flex cursor-pointer items-center gap-2.5 text-left text-ink-soft"
      >
        <MagnifyingGlassIcon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{t('search')}</span>
        <span className="hidden md:inline-flex">
          <KeyboardShortcut keys="mod k" />
        </span>
      </button>
    </search>
  )
}

const tabTopics: readonly [RegExp, string][] = [
  [/^\/[^/]+\/edit\/[^/]+\/media/, 'photographs'],
  [/^\/[^/]+\/edit\/[^/]+\/location/, 'location'],
  [/^\/[^/]+\/edit\/[^/]+\/(seo|attachments)/, 'seo-attachments'],
  [/^\/[^/]+\/edit\/[^/]+\/collection/, 'collection'],
  [/^\/[^/]+\/edit\/[^/]+\/history/, 'history'],
  [/^\/.+\/import$/, 'csv-import'],
]

const topicsByPath = registry
  .flatMap(({ guideTopics = {} }) => Object.entries(guideTopics))
  .sort(([a], [b]) => b.length - a.length)

export function helpUrl(pathname: string): string {
  const topic =
    tabTopics.find(([pattern]) => pattern.test(pathname))?.[1] ??
    topicsByPath.find(([path]) => pathname.startsWith(path))?.[1]
  return topic === undefined ? '/instructionGuide' : `/instructionGuide/${topic}`
}
