'use client'

import { useEffect, useRef } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { versionOf } from '@/lib/agency/version'

type Cards = readonly PropertyCard[]
/** One change, said so that it can be made upon another list than the one that was shown. */
export type Edit = (cards: Cards) => Cards

/** The highlighted properties: a change shows at once, is stored, and is taken back and told when the API refuses. */
export function useHighlights() {
  const answer = useCall('frontPage.highlights', {})
  const { revalidate } = useMutateCalls()
  const cards: Cards = answer.data?.properties ?? []
  const stored = useRef<{ cards: Cards; version: string | null }>({ cards: [], version: null })
  // One after the other: each is made upon what the one before has left.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const ours = useRef(new WeakSet<object>())

  // Everything but what is shown ahead of the API is stored; a version need not come with it.
  useEffect(() => {
    if (answer.data !== undefined && !ours.current.has(answer.data))
      stored.current = { cards: answer.data.properties, version: versionOf(answer.data) }
  }, [answer.data])

  function shown(next: Cards) {
    const data = { properties: [...next] }
    ours.current.add(data)
    return data
  }

  async function write(edit: Edit) {
    const next = edit(stored.current.cards)
    const body = { list: next.map(({ id }) => id) }
    const saved = await call('frontPage.saveHighlights', { body }, { ifMatch: stored.current.version })
    stored.current = { cards: next, version: versionOf(saved) }
    return shown(next)
  }

  async function save(edit: Edit) {
    try {
      return await write(edit)
    } catch (caught) {
      if (asAgencyError(caught).code !== 'CHANGED_BY_SOMEONE_ELSE') throw caught
      // Somebody else moved or highlighted something: the same change, upon what is stored now.
      const fresh = await call('frontPage.highlights', {})
      stored.current = { cards: fresh.properties, version: versionOf(fresh) }
      return await write(edit)
    }
  }

  async function change(edit: Edit): Promise<boolean> {
    const turn = last.current.catch(() => undefined).then(() => asPendingWrite(() => save(edit)))
    last.current = turn
    try {
      await answer.mutate(() => turn, {
        optimisticData: shown(edit(cards)),
        rollbackOnError: true,
        revalidate: false,
      })
      void revalidate('frontPage.homepage', 'properties')
      return true
    } catch (caught) {
      notifyError(asAgencyError(caught))
      void answer.mutate()
      return false
    }
  }

  return { answer, cards, change }
}

/** Puts one at a place; it joins them when it was not among them. */
export function placed(card: PropertyCard, to: number): Edit {
  return (cards) => cards.filter(({ id }) => id !== card.id).toSpliced(Math.min(to, cards.length), 0, card)
}

export function without(gone: number): Edit {
  return (cards) => cards.filter(({ id }) => id !== gone)
}
