import { clearRecentRecords } from '@/components/resource/recent-records'
import { notifyOtherTabs } from '@/components/resource/session-tabs'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { call } from '@/lib/agency/call'
import { beginSignOut } from '@/lib/agency/session-lost'
import { menuPanel } from './menu-panels'

const dialogDelayMs = 400

/** Signs out in all tabs and loads a new document, so that no data stays in memory. */
export async function signOut(): Promise<void> {
  if (!(await confirmLeave())) return
  // Sign-out is usually complete before the dialog would open.
  setTimeout(() => menuPanel.open('signing-out'), dialogDelayMs)
  beginSignOut()
  // The BFF clears the cookie even if the API doesn't respond; the sign-in page reports an incomplete sign-out.
  await call('session.logout', {}).catch(() => undefined)
  clearRecentRecords()
  notifyOtherTabs('signed-out')
  location.assign('/login')
}
