import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { StateChips } from '@/components/portfolio/card/state-chips'
import { recordProblems } from '@/components/records/problems/record-problems'

export function CondominiumStates({
  condominium,
  isRow = false,
}: {
  condominium: Condominium
  isRow?: boolean
}) {
  const { id, cover, lat, starting_price, missing } = condominium
  // Without the energy rating, which belongs to the properties.
  const problems = recordProblems(`/condominiums/edit/${id}`, {
    cover,
    location: lat,
    price: starting_price < 0 ? 0 : undefined,
    priceField: 'starting_price',
    missing,
  })
  return <StateChips resource="condominiums" record={condominium} {...{ problems, isRow }} isBrief />
}
