'use client'

import { useTranslations } from 'next-intl'
import type { ExportPlace } from '#contract/portal-places.ts'
import { validateAdvert } from '#contract/portal-rules.ts'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
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
  const formatWithLabel = useLabelFormatter()
  const problems = validateAdvert(place, completeFacts(facts, reported))
  return <ProblemList id={id} label={formatWithLabel(t('title'), t(`names.${place}`))} problems={problems} />
}
