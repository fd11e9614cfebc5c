import type { CallName } from '#contract/index.ts'
import type { SeoInput } from '#contract/seo.ts'
import type { z } from 'zod'
import type { CallForm, ValuesOf } from '@/components/resource/use-call-form'

type SeoValues = z.input<typeof SeoInput>

export type SeoCall = {
  [C in CallName]: [ValuesOf<C>] extends [never]
    ? never
    : SeoValues extends ValuesOf<C>
      ? ValuesOf<C> extends SeoValues
        ? C
        : never
      : never
}[CallName]

export type SeoForm = CallForm<SeoCall>
export type Language = 'en' | 'pt'
