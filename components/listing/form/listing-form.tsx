'use client'

import type { ReactNode } from 'react'
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { features, keeping, Texts } from '#contract/listing.ts'

type Figure = 'bedrooms' | 'bathrooms' | 'parking' | 'gross_area' | 'living_area' | 'exterior_area'

/** What the forms of properties and developments have in common. */
export type ListingValues = z.input<z.ZodObject<typeof features & typeof keeping>> & {
  i18n: z.input<typeof Texts>
} & { [F in Figure]?: number | null }

/** Hands the form of a noun to the sections that listings share; only a form with their fields compiles. */
export function ListingForm<V extends ListingValues>({
  form,
  children,
}: {
  form: UseFormReturn<V, unknown, V>
  children: ReactNode
}) {
  return <FormProvider {...form}>{children}</FormProvider>
}

/** What a shared section takes of the form around it. */
export function useListingPart() {
  const { control, formState } = useFormContext<ListingValues, unknown, ListingValues>()
  return { control, disabled: formState.isSubmitting }
}
