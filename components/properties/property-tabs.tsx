'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { notify } from '@/components/resource/notifier'
import { UploadNote } from '@/components/listing/uploads/upload-note'
import { TabLinks } from '@/components/ui/tab-links'
import type { MissingText } from './property-form-values'
import { useWantedField } from './wanted-field'

const places = ['general', 'media', 'location', 'seo', 'collection', 'attachments', 'exporterlog'] as const
/** Tabs with a list of uploads, which goes on while another tab is open. */
const uploading: readonly string[] = ['media', 'attachments']
/** The insertion checker shows the general form, and so belongs to its tab. */
const checker = (id: number | null) => `/properties/edit/${id}/general/checkInsertion/`

/** The parts of a property. While it is a draft all but General are locked, say what is missing and lead there. */
export function PropertyTabs({ id, missing }: { id: number | null; missing: readonly MissingText[] }) {
  const t = useTranslations('properties')
  const pathname = usePathname()
  const router = useRouter()
  const { lead } = useWantedField()
  const general = id === null ? '/properties/new' : `/properties/edit/${id}/general`
  const draft = id === null || missing.length > 0

  const draftText =
    id === null
      ? t('tabs.locked')
      : t('tabs.lockedMissing', {
          missing: missing
            .map(({ text, language }) =>
              t('tabs.missingText', {
                text: t(text === 'title' ? 'tabs.titleText' : 'tabs.descriptionText'),
                language: t(`tabs.${language}`),
              }),
            )
            .join(', '),
        })

  function onLocked() {
    notify({ text: draftText, tone: 'plain', timeout: limits.demoNoticeMs, keep: true })
    if (pathname !== general) router.push(general)
    const first = missing[0]
    lead(first === undefined ? 'reference' : `i18n.${first.text}.${first.language}`)
  }

  const lockOf = (place: string) => {
    if (place === 'general') return undefined
    if (draft && (id === null || place !== 'exporterlog')) return draftText
    return undefined
  }

  function hrefOf(place: string) {
    if (place === 'general') return general
    return `/properties/edit/${id}/${place === 'exporterlog' ? 'general/exporterlog' : place}`
  }

  return (
    <TabLinks
      label={t('tabs.label')}
      current={pathname.startsWith(checker(id)) ? general : pathname}
      onLocked={onLocked}
      tabs={places.map((place) => ({
        href: hrefOf(place),
        label: t(`tabs.${place}`),
        end: uploading.includes(place) && <UploadNote name={place} />,
        locked: lockOf(place),
      }))}
      className="mb-6"
    />
  )
}
