import { useEffect, useRef } from 'react'
import type { PropertyCard } from '#contract/property.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { versionOf } from '@/lib/agency/version'

type Cards = readonly PropertyCard[]
/** Changes a list of highlights. A function, so that it can be reapplied to a newer list. */
type Edit = (cards: Cards) => Cards

export function useHighlights() {
  const response = useCall('frontPage.highlights', {})
  const { revalidate } = useMutateCalls()
  const cards: Cards = response.data?.properties ?? []
  const storedList = useRef<{ cards: Cards; version: string | null }>({ cards: [], version: null })
  // Changes are saved sequentially, because each builds on the result of the previous one.
  const lastSave = useRef<Promise<unknown>>(Promise.resolve())
  const localData = useRef(new WeakSet<object>())

  // Stores the API's responses, but not local data. `version` is null if the API sent no ETag.
  useEffect(() => {
    if (response.data !== undefined && !localData.current.has(response.data))
      storedList.current = { cards: response.data.properties, version: versionOf(response.data) }
  }, [response.data])

  function createLocalData(localCards: Cards) {
    const data = { properties: [...localCards] }
    localData.current.add(data)
    return data
  }

  async function saveList(edit: Edit) {
    const editedCards = edit(storedList.current.cards)
    const body = { list: editedCards.map(({ id }) => id) }
    const saved = await call('frontPage.saveHighlights', { body }, { ifMatch: storedList.current.version })
    storedList.current = { cards: editedCards, version: versionOf(saved) }
    return createLocalData(editedCards)
  }

  async function saveOrReapply(edit: Edit) {
    try {
      return await saveList(edit)
    } catch (caught) {
      if (asAgencyError(caught).code !== 'CHANGED_BY_SOMEONE_ELSE') throw caught
      const fresh = await call('frontPage.highlights', {})
      storedList.current = { cards: fresh.properties, version: versionOf(fresh) }
      return await saveList(edit)
    }
  }

  async function change(edit: Edit): Promise<boolean> {
    const queuedSave = lastSave.current
      .catch(() => undefined)
      .then(() => trackPendingWrite(() => saveOrReapply(edit)))
    lastSave.current = queuedSave
    try {
      await response.mutate(() => queuedSave, {
        // Not `cards`: an undo calls the `change` of an earlier render, whose `cards` are outdated.
        optimisticData: (_stored, displayed) => createLocalData(edit(displayed?.properties ?? [])),
        revalidate: false,
      })
      void revalidate('frontPage.homepage', 'properties')
      return true
    } catch (caught) {
      notifyError(asAgencyError(caught))
      void response.mutate()
      return false
    }
  }

  return { response, cards, change }
}

export function insertAt(card: PropertyCard, to: number): Edit {
  return (cards) => cards.filter(({ id }) => id !== card.id).toSpliced(Math.min(to, cards.length), 0, card)
}

export function removeHighlight(removedId: number): Edit {
  return (cards) => cards.filter(({ id }) => id !== removedId)
}
