import {
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  BriefcaseIcon,
  BuildingOffice2Icon,
  BuildingStorefrontIcon,
  CheckBadgeIcon,
  ClockIcon,
  DocumentTextIcon,
  GlobeAltIcon,
  GlobeEuropeAfricaIcon,
  HomeIcon,
  HomeModernIcon,
  InboxIcon,
  KeyIcon,
  MapIcon,
  ReceiptPercentIcon,
  SparklesIcon,
  UserCircleIcon,
  UserGroupIcon,
  UsersIcon,
  WindowIcon,
} from '@heroicons/react/24/outline'

export type MenuEntry = {
  /** Message key `layout.menu.<name>`. */
  name: string
  href: string
  icon: typeof HomeIcon
  /** Pages below these paths also highlight the entry. */
  also?: readonly string[]
  /** Opens a panel over the page instead of navigating (`menu-panels.ts`). */
  opens?: 'users'
  /** Administrators only; shown as locked, with the reason, to others. */
  administrators?: true
  /** Not implemented yet; shows a notice. */
  underConstruction?: true
}

export type MenuGroup = {
  /** Message key of the heading: `layout.menu.<name>`. */
  name: string
  icon: typeof HomeIcon
  entries: readonly MenuEntry[]
}

/** Daily pages above the groups, always visible. */
export const dailyEntries: readonly MenuEntry[] = [
  { name: 'home', href: '/home', icon: HomeIcon },
  { name: 'inbox', href: '/inbox', icon: InboxIcon },
]

export const menuGroups: readonly MenuGroup[] = [
  {
    name: 'properties',
    icon: HomeModernIcon,
    entries: [
      {
        name: 'propertyListings',
        href: '/properties/listings',
        icon: HomeModernIcon,
        also: ['/properties/edit', '/properties/new'],
      },
      { name: 'propertiesSold', href: '/properties/sold', icon: CheckBadgeIcon },
      { name: 'propertiesArchived', href: '/properties/archived', icon: ArchiveBoxIcon },
      { name: 'propertiesLowCost', href: '/properties/low_cost', icon: ReceiptPercentIcon },
      { name: 'portals', href: '/portals', icon: GlobeEuropeAfricaIcon },
    ],
  },
  {
    name: 'condominiums',
    icon: BuildingOffice2Icon,
    entries: [
      {
        name: 'condominiumListings',
        href: '/condominiums/listings',
        icon: BuildingOffice2Icon,
        also: ['/condominiums/edit', '/condominiums/new'],
      },
      { name: 'condominiumsArchived', href: '/condominiums/archived', icon: ArchiveBoxIcon },
    ],
  },
  {
    name: 'website',
    icon: GlobeAltIcon,
    entries: [
      { name: 'frontpage', href: '/frontpage', icon: WindowIcon },
      { name: 'districts', href: '/districts/listings', icon: MapIcon, also: ['/districts'] },
      { name: 'servicesDescription', href: '/services/description', icon: DocumentTextIcon },
      {
        name: 'services',
        href: '/services/listings',
        icon: BriefcaseIcon,
        also: ['/services/edit', '/services/new'],
      },
      { name: 'whoWeAre', href: '/whoweare/description', icon: SparklesIcon },
      { name: 'keyItems', href: '/key-items', icon: KeyIcon },
    ],
  },
  {
    name: 'office',
    icon: BuildingStorefrontIcon,
    entries: [
      { name: 'agents', href: '/agents/listings', icon: UserGroupIcon, also: ['/agents'] },
      { name: 'users', href: '/users', icon: UsersIcon, opens: 'users', administrators: true },
      { name: 'account', href: '/users/myprofile', icon: UserCircleIcon, also: ['/profile'] },
      { name: 'contacts', href: '/download/csv', icon: ArrowDownTrayIcon, administrators: true },
      { name: 'activity', href: '/activity', icon: ClockIcon, administrators: true },
    ],
  },
]

export const menuEntries: readonly MenuEntry[] = [
  ...dailyEntries,
  ...menuGroups.flatMap(({ entries }) => entries),
]

/** Entries of the button "New". */
export const quickActions: readonly (MenuEntry & { keys?: string })[] = [
  { name: 'newProperty', href: '/properties/new', icon: HomeModernIcon, keys: 'n' },
  { name: 'newDevelopment', href: '/condominiums/new', icon: BuildingOffice2Icon },
]

/** The entry of the current page: of all matches, the most specific one. */
export function currentEntry(pathname: string): MenuEntry | null {
  const leading = menuEntries
    .flatMap((entry) => [entry.href, ...(entry.also ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  return leading[0]?.entry ?? null
}
