import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { useUndo } from '@/components/portfolio/list/use-undo'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

/** Links the properties with the ids in `list` to a development, or unlinks them. */
type Step = { action: 'link' | 'unlink'; developmentId: number; list: number[] }

export function useDevelopmentLinks(id: number) {
  const t = useTranslations('condominiums.properties')
  const showUndo = useUndo()
  const { run, isPending } = useAction(runSteps, { revalidate: ['properties', 'condominiums'] })

  async function applySteps(steps: Step[], message: string, undoSteps: Step[]): Promise<boolean> {
    if ((await run(steps)) === undefined) return false
    showUndo(message, t('undone'), async () => (await run(undoSteps)) === true)
    return true
  }

  return {
    isPending,
    unlink(property: Property) {
      const step = { developmentId: id, list: [property.id] }
      const message = t('unlinked', { reference: property.reference })
      void applySteps([{ action: 'unlink', ...step }], message, [{ action: 'link', ...step }])
    },
    link(properties: readonly Property[]): Promise<boolean> {
      const list = properties.map((property) => property.id)
      const previousIds = new Set(properties.map(({ condominium_id }) => condominium_id))
      // Undo returns each property to its previous development, or to none.
      const undoSteps = [...previousIds].map((previousId): Step => ({
        action: previousId === null ? 'unlink' : 'link',
        developmentId: previousId ?? id,
        list: properties
          .filter(({ condominium_id }) => condominium_id === previousId)
          .map((property) => property.id),
      }))
      return applySteps(
        [{ action: 'link', developmentId: id, list }],
        t('linked', { count: list.length }),
        undoSteps,
      )
    },
  }
}

async function runSteps(steps: Step[]): Promise<true> {
  for (const { action, developmentId, list } of steps)
    await call(`condominiums.${action}Properties`, { params: { id: developmentId }, body: { list } })
  return true
}
