'use client'

import type { ReactNode } from 'react'
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { features, commonFields, Texts } from '#contract/listing.ts'

type Figure = 'bedrooms' | 'bathrooms' | 'parking' | 'gross_area' | 'living_area' | 'exterior_area'

export type ListingValues = z.input<z.ZodObject<typeof features & typeof commonFields>> & {
  i18n: z.input<typeof Texts>
} & { [F in Figure]?: number | null }

export function ListingForm<V extends ListingValues>({
  form,
  children,
}: {
  form: UseFormReturn<V, unknown, V>
  children: ReactNode
}) {
  return <FormProvider {...form}>{children}</FormProvider>
}

export function useListingFieldProps() {
  const { control, formState } = useFormContext<ListingValues, unknown, ListingValues>()
  return { control, disabled: formState.isSubmitting }
}
