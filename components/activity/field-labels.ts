import { getTranslations } from 'next-intl/server'
import { fieldRegistry } from '@/components/field-registry'
import { formatLabel } from '@/components/resource/field'
import type { FieldLabels } from './colleagues-card'

/** Looks up the labels on the server, so that the home page loads neither the field registry nor its messages. */
export async function getFieldLabels(): Promise<FieldLabels> {
  const t = await getTranslations()
  return Object.fromEntries(
    Object.entries(fieldRegistry).map(([resource, fields]) => [
      resource,
      Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, formatLabel(t, field, path)])),
    ]),
  )
}
