import {
  ArrowRightStartOnRectangleIcon,
  CommandLineIcon,
  InformationCircleIcon,
  LanguageIcon,
  PlusIcon,
  QuestionMarkCircleIcon,
  SwatchIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useLocaleChoice } from '@/components/layout/locale-switch'
import { dailyEntries, menuGroups, quickActions } from '@/components/layout/menu-entries'
import { menuPanel } from '@/components/layout/menu-panels'
import { signOut } from '@/components/layout/sign-out'
import { themeKey, themeOf, themes } from '@/components/layout/theme'
import { useChooseTheme } from '@/components/layout/theme-switch'
import { registry } from '@/components/registry'
import { readCookie } from '@/components/resource/browser-storage'
import type { MenuEntry } from '@/components/resource/resource-definition'
import type { Choice } from '@/components/resource/search-definition'

export function usePagesAndActions(isAdministrator: boolean): { pages: Choice[]; actions: Choice[] } {
  const t = useTranslations('search')
  const tLayout = useTranslations('layout')
  const languages = useLocaleChoice()
  const chooseTheme = useChooseTheme()
  const theme = themeOf(readCookie(themeKey))

  const isAvailable = (entry: MenuEntry) =>
    !entry.underConstruction && (!entry.administratorsOnly || isAdministrator)
  const toPage = (entry: Pick<MenuEntry, 'name' | 'href' | 'icon'>, detail?: string): Choice => ({
    key: `page-${entry.href}`,
    label: tLayout(`menu.${entry.name}`),
    detail,
    icon: entry.icon,
    href: entry.href,
  })
  const toAction = (name: string, icon: Choice['icon'], target: Pick<Choice, 'href' | 'run'>): Choice => ({
    key: `action-${name}`,
    label: t(name),
    icon,
    ...target,
  })

  return {
    pages: [
      ...dailyEntries.map((entry) => toPage(entry)),
      ...menuGroups.flatMap(({ name, entries }) =>
        entries.filter(isAvailable).map((entry) => toPage(entry, tLayout(`menu.${name}`))),
      ),
      { key: 'page-help', label: tLayout('help'), icon: QuestionMarkCircleIcon, href: '/instructionGuide' },
      { key: 'page-about', label: tLayout('about'), icon: InformationCircleIcon, href: '/about' },
    ],
    actions: [
      ...quickActions.map((entry) => toPage(entry)),
      ...registry.flatMap(({ newPage }) =>
        newPage === undefined ||
        // Those with an icon are quick actions, listed above.
        newPage.icon !== undefined ||
        (newPage.administratorsOnly && !isAdministrator)
          ? []
          : [toAction(newPage.name, PlusIcon, { href: newPage.href })],
      ),
      toAction('shortcuts', CommandLineIcon, { run: () => menuPanel.open('shortcuts') }),
      ...themes
        .filter((name) => name !== theme)
        .map((name) => ({
          key: `theme-${name}`,
          label: t('theme', { name: tLayout(`themes.${name}`) }),
          icon: SwatchIcon,
          run: () => chooseTheme(name),
        })),
      ...languages.options
        .filter(({ value }) => value !== languages.locale)
        .map(({ value, label }) => ({
          key: `locale-${value}`,
          label: t('language', { name: label }),
          icon: LanguageIcon,
          run: () => languages.choose(value),
        })),
      {
        key: 'action-logout',
        label: tLayout('signOut'),
        icon: ArrowRightStartOnRectangleIcon,
        run: () => void signOut(),
      },
    ],
  }
}
