'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { demoNoticeMs } from '@/components/resource/notice-times'
import { notify } from '@/components/resource/notifier'
import { TabLinks } from '@/components/ui/tab-links'
import { UploadNote } from '../uploads/upload-note'
import type { MissingText } from './missing-texts'
import { useWantedField } from './wanted-field'

export type RecordTab = {
  /** Last part of its address. */
  place: string
  label: string
  end?: ReactNode
  /** Open although the record is a draft. */
  always?: boolean
}

type Place = 'general' | 'media' | 'location' | 'seo' | 'attachments' | 'history'

/** The parts that every record has, General first; its noun puts its own among them. */
export function useSharedTabs(): Record<Place, RecordTab> {
  const t = useTranslations('listing.tabs')
  // Lists of uploads go on while another tab is open.
  return {
    general: { place: 'general', label: t('general') },
    media: { place: 'media', label: t('media'), end: <UploadNote name="media" /> },
    location: { place: 'location', label: t('location') },
    seo: { place: 'seo', label: t('seo') },
    attachments: {
      place: 'attachments',
      label: t('attachments'),
      end: <UploadNote name="attachments" />,
    },
    history: { place: 'history', label: t('history'), always: true },
  }
}

/** The sentence that says which texts a draft lacks. */
export function useMissingText(missing: readonly MissingText[]): string {
  const t = useTranslations('listing.tabs')
  return t('lockedMissing', {
    missing: missing
      .map(({ text, language }) =>
        t('missingText', {
          text: t(text === 'title' ? 'titleText' : 'descriptionText'),
          language: t(language),
        }),
      )
      .join(', '),
  })
}

/** The parts of a record. While it is a draft all but General are locked, say what is missing and lead there. */
export function RecordTabs({
  id,
  root,
  label,
  tabs,
  missing,
}: {
  /** Null for a record that is not there yet. */
  id: number | null
  /** Where the noun's pages begin: `/properties`. */
  root: string
  label: string
  tabs: readonly RecordTab[]
  missing: readonly MissingText[]
}) {
  const t = useTranslations('listing.tabs')
  const pathname = usePathname()
  const router = useRouter()
  const { lead } = useWantedField()
  const general = id === null ? `${root}/new` : `${root}/edit/${id}/general`

  const missingText = useMissingText(missing)
  const draftText = id === null ? t('locked') : missingText

  function onLocked() {
    notify({ text: draftText, tone: 'plain', timeout: demoNoticeMs, keep: true })
    if (pathname !== general) router.push(general)
    const [first] = missing
    lead(first === undefined ? null : `i18n.${first.text}.${first.language}`)
  }

  function lockOf({ place, always = false }: RecordTab) {
    const open = place === 'general' || (id !== null && (missing.length === 0 || always))
    return open ? undefined : draftText
  }

  const linked = tabs.map((tab) => ({
    href: tab.place === 'general' ? general : `${root}/edit/${id}/${tab.place}`,
    label: tab.label,
    end: tab.end,
    locked: lockOf(tab),
  }))
  // A page below General, such as a checker that shows its form, belongs to it where it has no tab of its own.
  const below = pathname.startsWith(`${general}/`) && linked.every(({ href }) => href !== pathname)
  return (
    <TabLinks
      label={label}
      current={below ? general : pathname}
      onLocked={onLocked}
      tabs={linked}
      className="mb-6"
    />
  )
}
