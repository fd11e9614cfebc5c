import {
  BuildingOffice2Icon,
  BuildingStorefrontIcon,
  GlobeAltIcon,
  HomeIcon,
  HomeModernIcon,
} from '@heroicons/react/24/outline'
import { registry } from '@/components/registry'
import type { MenuEntry, NewPage, ResourceDefinition } from '@/components/resource/resource-definition'

export type MenuGroup = {
  name: ResourceDefinition['group']
  icon: typeof HomeIcon
  entries: readonly MenuEntry[]
}

const entriesOf = (name: ResourceDefinition['group']) =>
  registry.flatMap(({ group, menu }) => (group === name ? menu : []))

export const dailyEntries: readonly MenuEntry[] = [
  { name: 'home', href: '/home', icon: HomeIcon, shortcut: 'h' },
  ...entriesOf('daily'),
]

export const menuGroups: readonly MenuGroup[] = (
  [
    { name: 'properties', icon: HomeModernIcon },
    { name: 'condominiums', icon: BuildingOffice2Icon },
    { name: 'website', icon: GlobeAltIcon },
    { name: 'office', icon: BuildingStorefrontIcon },
  ] as const
).map((group) => ({ ...group, entries: entriesOf(group.name) }))

export const menuEntries: readonly MenuEntry[] = [
  ...dailyEntries,
  ...menuGroups.flatMap(({ entries }) => entries),
]

type QuickAction = NewPage & { icon: typeof HomeIcon }

export const quickActions: readonly QuickAction[] = registry.flatMap(({ newPage }) =>
  newPage?.icon === undefined ? [] : [{ ...newPage, icon: newPage.icon }],
)

export function findCurrentEntry(pathname: string): MenuEntry | null {
  const matches = menuEntries
    .flatMap((entry) => [entry.href, ...(entry.activePaths ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  return matches[0]?.entry ?? null
}
