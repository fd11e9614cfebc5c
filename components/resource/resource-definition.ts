import type { HomeIcon } from '@heroicons/react/24/outline'
import type { Activity, ActivityResource } from '#contract/activity.ts'
import type { Resource } from '@/lib/agency/use-mutate-calls'

export type MenuEntry = {
  /** Message key `layout.menu.<name>`. */
  name: string
  href: string
  icon: typeof HomeIcon
  /** Pages below these paths also highlight the entry. */
  activePaths?: readonly string[]
  shortcut?: string
  /** Opens a panel over the page instead of navigating (`menu-panels.ts`). */
  opensPanel?: 'users'
  /** Administrators only; shown as locked, with the reason, to others. */
  administratorsOnly?: true
  /** Not implemented yet; shows a notification. */
  underConstruction?: true
}

/** Page for adding a record. */
export type NewPage = {
  /** Message key `layout.menu.<name>` if `icon` is set, otherwise `search.<name>`. */
  name: string
  href: string
  icon?: typeof HomeIcon
  shortcut?: string
  administratorsOnly?: true
}

export type RecordHistory = {
  /** Path of the page that shows the entry's record: its editor, history or list. Null if there is none. */
  href: (entry: Activity) => string | null
  /** Resources whose cached responses may contain a field that the history restores. */
  revalidatedOnRestore: readonly Resource[]
}

export type ResourceDefinition = {
  /** Group of the side menu, or `daily` above the groups. */
  group: 'daily' | 'properties' | 'condominiums' | 'website' | 'office'
  menu: readonly MenuEntry[]
  newPage?: NewPage
  /** Resource whose form's drafts the home page lists. `tab` is the form's path below the record's: `/general`. */
  drafts?: { resource: string; tab?: string }
  history?: Partial<Record<ActivityResource, RecordHistory>>
  /** Guide topics by path prefix; the longest matching prefix applies. */
  guideTopics?: Readonly<Record<string, string>>
}
