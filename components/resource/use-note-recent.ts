'use client'

import { useEffect } from 'react'
import { useSession } from '@/lib/agency/use-session'
import { noteRecent, type RecentRecord } from './recent-records'

export function useNoteRecent({ href, title, over, picture }: RecentRecord): void {
  const user = useSession().data?.user.id
  useEffect(() => {
    if (user !== undefined) noteRecent(user, { href, title, over, picture })
  }, [user, href, title, over, picture])
}
