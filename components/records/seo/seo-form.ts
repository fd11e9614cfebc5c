import type { SeoInput } from '#contract/seo.ts'
import type { z } from 'zod'
import type { CallForm, CallWithValues } from '@/components/resource/use-call-form'

export type SeoCall = CallWithValues<z.input<typeof SeoInput>>
export type SeoForm = CallForm<SeoCall>
