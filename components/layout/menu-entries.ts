import {
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  BriefcaseIcon,
  BuildingOffice2Icon,
  BuildingOfficeIcon,
  CheckBadgeIcon,
  ClockIcon,
  Cog6ToothIcon,
  DocumentTextIcon,
  GlobeEuropeAfricaIcon,
  HomeIcon,
  HomeModernIcon,
  InboxIcon,
  KeyIcon,
  MapIcon,
  PlusIcon,
  ReceiptPercentIcon,
  SparklesIcon,
  UserGroupIcon,
  UsersIcon,
  WindowIcon,
} from '@heroicons/react/24/outline'

export type MenuEntry = {
  /** Its text is `layout.menu.<name>`. */
  name: string
  href: string
  icon: typeof HomeIcon
  /** Pages below these addresses belong to it too. */
  also?: readonly string[]
  /** Opens a panel over the page instead of leaving it (`menu-panels.ts`). */
  opens?: 'users'
  /** For Administrators; others see it with the reason why they cannot go there. */
  administrators?: true
  /** Not built yet: stays reachable and says so. */
  underConstruction?: true
}

/** Groups and link targets of the side menu; a group's heading is `layout.menu.<name>`. */
export const menu: readonly { name: string; entries: readonly MenuEntry[] }[] = [
  { name: 'overview', entries: [{ name: 'home', href: '/home', icon: HomeIcon }] },
  {
    name: 'properties',
    entries: [
      {
        name: 'propertyListings',
        href: '/properties/listings',
        icon: HomeModernIcon,
        also: ['/properties/edit', '/properties/new'],
      },
      { name: 'propertiesSold', href: '/properties/sold', icon: CheckBadgeIcon },
      {
        name: 'propertiesArchived',
        href: '/properties/archived',
        icon: ArchiveBoxIcon,
      },
      {
        name: 'propertiesLowCost',
        href: '/properties/low_cost',
        icon: ReceiptPercentIcon,
      },
      { name: 'portals', href: '/portals', icon: GlobeEuropeAfricaIcon },
    ],
  },
  {
    name: 'condominiums',
    entries: [
      {
        name: 'condominiumListings',
        href: '/condominiums/listings',
        icon: BuildingOffice2Icon,
        also: ['/condominiums/edit', '/condominiums/new'],
      },
      {
        name: 'condominiumsArchived',
        href: '/condominiums/archived',
        icon: ArchiveBoxIcon,
      },
    ],
  },
  {
    name: 'website',
    entries: [
      { name: 'keyItems', href: '/key-items', icon: KeyIcon },
      { name: 'agents', href: '/agents/listings', icon: UserGroupIcon, also: ['/agents'] },
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
      { name: 'inbox', href: '/inbox', icon: InboxIcon },
    ],
  },
  {
    name: 'administration',
    entries: [
      { name: 'users', href: '/users', icon: UsersIcon, opens: 'users', administrators: true },
      { name: 'settings', href: '/users/myprofile', icon: Cog6ToothIcon, also: ['/profile'] },
      { name: 'contacts', href: '/download/csv', icon: ArrowDownTrayIcon, administrators: true },
      { name: 'activity', href: '/activity', icon: ClockIcon, administrators: true },
    ],
  },
]

export const quickActions: readonly MenuEntry[] = [
  { name: 'newProperty', href: '/properties/new', icon: PlusIcon },
  { name: 'newDevelopment', href: '/condominiums/new', icon: BuildingOfficeIcon },
]

/** The entry that the open page belongs to: of those whose addresses lead to it, the one that says it most closely. */
export function currentEntry(pathname: string): MenuEntry | null {
  const leading = menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry.href, ...(entry.also ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  return leading[0]?.entry ?? null
}
