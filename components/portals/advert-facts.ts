import type { AdvertFacts } from '#contract/portal-facts.ts'
import type { CallResponse } from '@/lib/agency/types'

/** Facts that the API supplies: location and photos. Null if it doesn't report them. */
export type ReportedFacts = CallResponse<'portals.ofProperty'>['facts']

/** Facts of the General form. */
export type FormFacts = Omit<AdvertFacts, keyof NonNullable<ReportedFacts>>

export const completeFacts = (form: FormFacts, reported: ReportedFacts): AdvertFacts => ({
  ...form,
  located: false,
  concelho: null,
  distrito: null,
  photographs: 0,
  ...reported,
})
