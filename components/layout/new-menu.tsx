import { PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import { buttonClasses } from '@/components/ui/button-styles'
import { Menu, MenuItem } from '@/components/ui/menu'
import { KeyboardShortcut } from './keyboard-shortcut'
import { quickActions } from './menu-entries'

export function NewMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useTranslations('layout')
  return (
    <Menu
      align="start"
      width={isCollapsed ? undefined : 240}
      button={
        <button
          type="button"
          title={isCollapsed ? t('new') : undefined}
          className={buttonClasses({ fullWidth: true }, isCollapsed ? 'px-0' : undefined)}
        >
          <PlusIcon aria-hidden />
          <span className={isCollapsed ? 'sr-only' : undefined}>{t('new')}</span>
        </button>
      }
    >
      {quickActions.map((entry) => (
        <MenuItem
          key={entry.name}
          href={entry.href}
          icon={<entry.icon />}
          end={entry.shortcut !== undefined && <KeyboardShortcut keys={entry.shortcut} />}
        >
          {t(`menu.${entry.name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Renders the entries of `NewMenu` as links for the drawer on small screens: a menu over a dialog isn't reachable. */
export function NewLinks({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslations('layout.menu')
  return (
    <ul className="space-y-2">
      {quickActions.map(({ name, href }) => (
        <li key={name}>
          <LinkButton href={href} fullWidth icon={<PlusIcon aria-hidden />} onNavigate={onNavigate}>
            {t(name)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
