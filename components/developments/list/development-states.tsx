import type { DevelopmentCard as Development } from '#contract/development.ts'
import { StateChips } from '@/components/portfolio/card/state-chips'
import { findRecordProblems } from '@/components/records/problems/record-problems'

export function DevelopmentStates({
  development,
  isRow = false,
}: {
  development: Development
  isRow?: boolean
}) {
  const { id, cover, lat, starting_price, missing: missingLanguages } = development
  // Without the energy rating, which developments don't need.
  const problems = findRecordProblems(`/condominiums/edit/${id}`, {
    cover,
    location: lat,
    // -1 means not set.
    hasPrice: starting_price >= 0,
    priceField: 'starting_price',
    missingLanguages,
  })
  return <StateChips resource="condominiums" record={development} {...{ problems, isRow }} />
}
