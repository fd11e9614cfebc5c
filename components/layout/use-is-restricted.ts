'use client'

import { useSession } from '@/lib/agency/use-session'
import type { MenuEntry } from '@/components/resource/resource-definition'

export function useIsRestricted(): (entry: MenuEntry) => boolean {
  const session = useSession()
  return (entry) => entry.administratorsOnly === true && session.data?.user.role === 'User'
}
