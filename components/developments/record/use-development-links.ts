import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

/** Moves properties from one development to another; null means no development. */
type Step = { to: number | null; from: number | null; list: number[] }

export function useDevelopmentLinks(id: number) {
  const t = useTranslations('condominiums.properties')
  const showUndo = useUndo()
  const { run, isPending } = useAction(runSteps, { revalidate: ['properties', 'condominiums'] })

  async function applySteps(steps: Step[], message: string, undoSteps: Step[]): Promise<boolean> {
    if ((await run(steps)) === undefined) return false
    showUndo(message, { text: t('undone') }, async () => (await run(undoSteps)) === true)
    return true
  }

  return {
    isPending,
    unlink({ id: property, reference }: Property) {
      const unlinkStep: Step = { from: id, to: null, list: [property] }
      void applySteps([unlinkStep], t('unlinked', { reference }), [{ from: null, to: id, list: [property] }])
    },
    link(properties: readonly Property[]): Promise<boolean> {
      const list = properties.map((property) => property.id)
      const previousIds = new Set(properties.map(({ condominium_id }) => condominium_id))
      // Undo returns each property to its previous development, or to none.
      const undoSteps = [...previousIds].map((previousId): Step => ({
        from: id,
        to: previousId,
        list: properties
          .filter(({ condominium_id }) => condominium_id === previousId)
          .map((property) => property.id),
      }))
      return applySteps([{ from: null, to: id, list }], t('linked', { count: list.length }), undoSteps)
    },
  }
}

async function runSteps(steps: Step[]): Promise<true> {
  for (const { from, to, list } of steps) {
    if (to !== null) await call('condominiums.linkProperties', { params: { id: to }, body: { list } })
    else if (from !== null)
      await call('condominiums.unlinkProperties', { params: { id: from }, body: { list } })
  }
  return true
}
