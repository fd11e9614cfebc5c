import { cache } from 'react'
import { condominiumFormMessages } from '@/components/condominiums/form/condominium-form-messages'
import { CondominiumRecord } from '@/components/condominiums/record/condominium-record'
import { prefetch } from '@/lib/agency/prefetch'
import { inLanguage } from '@/lib/format/in-language'
import { recordMetadata } from '../../../record-metadata'
import { createRecordLayout } from '../../../record-pages'

const fetchRecord = cache((id: number) => prefetch('condominiums.general', { params: { id } }))

export const generateMetadata = recordMetadata(
  'condominiums.form.editTitle',
  fetchRecord,
  ({ block }, locale) => inLanguage(block.i18n.title, locale),
)

export default createRecordLayout('condominiums', condominiumFormMessages, fetchRecord, CondominiumRecord)
