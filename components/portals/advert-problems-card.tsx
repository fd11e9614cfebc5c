'use client'

import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import { useLabelled } from '@/components/ui/use-labelled'
import { completeFacts, type FormFacts, type ReportedFacts } from './advert-facts'
import { ProblemList } from './problem-list'

/** Lists the portal's requirements that a property doesn't meet, each linked to its field or tab. */
export function AdvertProblemsCard({
  id,
  place,
  facts,
  reported,
}: {
  id: number
  place: ExportPlace
  facts: FormFacts
  reported: ReportedFacts
}) {
  const t = useTranslations('portals')
  const labelled = useLabelled()
  const problems = validateAdvert(place, completeFacts(facts, reported))
  return <ProblemList id={id} label={labelled(t('title'), t(`names.${place}`))} problems={problems} />
}
