'use client'

import { GlobeEuropeAfricaIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import { generalProblems, locationProblem, photoProblem } from '@/components/portfolio/problems/problem'
import { ProblemChips } from '@/components/portfolio/problems/problem-chips'
import { missingTexts } from '@/components/records/record/missing-texts'
import { useCall } from '@/lib/agency/use-call'

/** The portals that show a property, and its problems, each with a link to what solves it. */
export function PropertyHeaderChips({ property }: { property: PropertyGeneral }) {
  const t = useTranslations('portals.names')
  const { id, cover, price, energy, agent_id, i18n } = property
  const place = useCall('properties.location', { params: { id } }).data
  const lacking = missingTexts(i18n)
  const page = `/properties/edit/${id}`
  const problems = [
    ...(cover === null ? [photoProblem(page)] : []),
    ...(place?.block.location === null ? [locationProblem(page)] : []),
    ...generalProblems(page, {
      price,
      energy,
      agent: agent_id,
      missing: (['pt', 'en'] as const).filter((language) =>
        lacking.some((each) => each.language === language),
      ),
    }),
  ]
  const on = {
    imovirtual: property.imovirtual_uuid,
    idealista: property.idealista_uuid,
    james_edition: property.jamesEdition_uuid,
  }
  return (
    <>
      {(['imovirtual', 'idealista', 'james_edition'] as const).map(
        (portal) =>
          on[portal] !== null && (
            <li key={portal}>
              <a
                href={`${page}/portals`}
                className="inline-flex min-h-6 items-center gap-1 rounded-full bg-wash px-2.5 text-xs font-medium hover:underline"
              >
                <GlobeEuropeAfricaIcon aria-hidden className="size-3.5 text-ink-soft" />
                {t(portal)}
              </a>
            </li>
          ),
      )}
      {problems.map((problem) => (
        <li key={problem.kind}>
          <ProblemChips problems={[problem]} />
        </li>
      ))}
    </>
  )
}
