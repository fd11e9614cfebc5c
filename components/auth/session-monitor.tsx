'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { subscribeToOtherTabs } from '@/components/resource/session-tabs'
import { forgetUnsaved, wouldLoseWork } from '@/components/resource/unsaved-work'
import { fetchSessionView } from '@/lib/agency/call'
import { onSessionLost, recoverSession } from '@/lib/agency/session-lost'

const SignInAgain = dynamic(() => import('./sign-in-again').then((module) => module.SignInAgain), {
  ssr: false,
})

/**
 * When the session is lost and there is unsaved work, prompts for the password over the page; otherwise opens the
 * sign-in page. Follows sign-ins and sign-outs of other tabs. Rendered once, in the dashboard layout.
 */
export function SessionMonitor({ user }: { user: { id: number; email: string } }) {
  const [prompt, setPrompt] = useState<{ resolve: (isRecovered: boolean) => void } | null>(null)

  useEffect(() => {
    const promptSignIn = () => new Promise<boolean>((resolve) => setPrompt({ resolve }))
    return onSessionLost(
      // Another tab may have replaced the request's cookie in the meantime.
      async () => (await isSignedInAs(user.id)) || (wouldLoseWork() && (await promptSignIn())),
    )
  }, [user.id])

  useEffect(() =>
    subscribeToOtherTabs((message) => {
      if (message === 'signed-out') void recoverSession()
      else if (prompt === null) void reloadIfUserChanged(user.id)
      else void isSignedInAs(user.id).then((isSame) => isSame && finish(true))
    }),
  )

  function finish(isRecovered: boolean) {
    if (!isRecovered) forgetUnsaved()
    prompt?.resolve(isRecovered)
    setPrompt(null)
  }

  return prompt === null ? null : <SignInAgain user={user} onDone={finish} />
}

const fetchUserId = async () => (await fetchSessionView().catch(() => null))?.user.id

const isSignedInAs = async (id: number) => (await fetchUserId()) === id

/** Reloads if another tab has signed in as another user: this tab would show and save data as the wrong one. */
async function reloadIfUserChanged(id: number): Promise<void> {
  const currentId = await fetchUserId()
  if (currentId !== undefined && currentId !== id) location.reload()
}
