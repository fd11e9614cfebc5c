'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { fetchSessionView } from '@/lib/agency/call'
import { onSessionLost, recoverSession } from '@/lib/agency/session-lost'
import { hearOtherTabs } from '@/components/resource/session-tabs'
import { forgetUnsaved, wouldLoseWork } from '@/components/resource/unsaved-work'

const SignInAgain = dynamic(() => import('./sign-in-again').then((module) => module.SignInAgain), {
  ssr: false,
})

/**
 * When the session is lost and something would go with it, asks for the password over the page as it stands; otherwise the
 * sign-in page is the place. Hears what other tabs do to the session they share. Once, in the main layout.
 */
export function SessionKeeper({ user }: { user: { id: number; email: string } }) {
  const [ask, setAsk] = useState<{ answer: (recovered: boolean) => void } | null>(null)

  useEffect(() => {
    const open = () => new Promise<boolean>((answer) => setAsk({ answer }))
    return onSessionLost(
      // The request may have carried a cookie that another tab has replaced meanwhile.
      async () => (await isSignedIn(user.id)) || (wouldLoseWork() && (await open())),
    )
  }, [user.id])

  useEffect(() =>
    hearOtherTabs((news) => {
      if (news === 'signed-out') void recoverSession()
      else if (ask === null) void leaveIfSomeoneElse(user.id)
      else void isSignedIn(user.id).then((same) => same && finish(true))
    }),
  )

  function finish(recovered: boolean) {
    if (!recovered) forgetUnsaved()
    ask?.answer(recovered)
    setAsk(null)
  }

  return ask === null ? null : <SignInAgain user={user} onDone={finish} />
}

async function isSignedIn(id: number): Promise<boolean> {
  const session = await fetchSessionView().catch(() => null)
  return session?.user.id === id
}

/** Another colleague signed in in another tab: this one would show and save as the wrong person. */
async function leaveIfSomeoneElse(id: number): Promise<void> {
  const session = await fetchSessionView().catch(() => null)
  if (session !== null && session.user.id !== id) location.reload()
}
