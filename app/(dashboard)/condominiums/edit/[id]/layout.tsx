import { cache } from 'react'
import { developmentFormMessages } from '@/components/developments/form/development-form-messages'
import { DevelopmentRecord } from '@/components/developments/record/development-record'
import { prefetch } from '@/lib/agency/prefetch'
import { inLanguage } from '@/lib/format/in-language'
import { createRecordMetadata } from '../../../record-metadata'
import { createRecordLayout } from '../../../record-pages'

const prefetchRecord = cache((id: number) => prefetch('condominiums.general', { params: { id } }))

export const generateMetadata = createRecordMetadata(
  'condominiums.form.editTitle',
  prefetchRecord,
  ({ block }, locale) => inLanguage(block.i18n.title, locale),
)

export default createRecordLayout('condominiums', developmentFormMessages, prefetchRecord, DevelopmentRecord)
