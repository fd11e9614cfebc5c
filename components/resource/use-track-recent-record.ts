'use client'

import { useEffect } from 'react'
import { useSession } from '@/lib/agency/use-session'
import { recordRecent, type RecentRecord } from './recent-records'

export function useTrackRecentRecord({ href, title, overline, picture }: RecentRecord): void {
  const user = useSession().data?.user.id
  useEffect(() => {
    if (user !== undefined) recordRecent(user, { href, title, overline, picture })
  }, [user, href, title, overline, picture])
}
