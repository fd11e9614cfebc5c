import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ExportPlace } from '#contract/portal-places.ts'
import { validateAdvert, type ValidationError } from '#contract/portal-rules.ts'
import type { AdvertFacts } from '#contract/portal-facts.ts'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import type { CallResponse } from '@/lib/agency/types'

/** Lists the portal's requirements that a property doesn't meet, each linked to its field or tab. */
export function AdvertProblemsCard({
  id,
  place,
  facts,
  reportedFacts,
}: {
  id: number
  place: ExportPlace
  facts: FormFacts
  reportedFacts: ReportedFacts
}) {
  return (
    <ProblemList {...{ id, place }} problems={validateAdvert(place, completeFacts(facts, reportedFacts))} />
  )
}

/** Facts that the API supplies: location and photos. Null if it doesn't report them. */
type ReportedFacts = CallResponse<'portals.ofProperty'>['facts']

export type FormFacts = Omit<AdvertFacts, keyof NonNullable<ReportedFacts>>

export const completeFacts = (form: FormFacts, reported: ReportedFacts): AdvertFacts => ({
  ...form,
  located: false,
  concelho: null,
  distrito: null,
  photographs: 0,
  ...reported,
})

export function ProblemList({
  id,
  place,
  problems,
}: {
  id: number
  place: ExportPlace
  problems: readonly ValidationError[]
}) {
  const tPortals = useTranslations('portals')
  const t = useTranslations('portals.problems')
  const formatWithLabel = useLabelFormatter()
  return (
    <ul
      aria-label={formatWithLabel(tPortals('title'), tPortals(`names.${place}`))}
      className="mt-2 space-y-0.5 text-sm"
    >
      {problems.map(({ problem, field, params }) => (
        <li key={problem + field}>
          {field === 'archived' ? (
            // Not a field: the property itself has to be unarchived.
            t(problem, params)
          ) : (
            <Link
              href={`/properties/edit/${id}/${pageOf(field)}`}
              className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t(problem, params)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the tab and field: `location` and `media` are tabs; `i18n[title][pt]` is a field of the general tab. */
const pageOf = (field: string) =>
  field === 'location' || field === 'media' ? field : `general#field-${field.replace(/\[(\w+)\]/g, '.$1')}`
