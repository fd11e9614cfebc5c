'use client'

import { useTranslations } from 'next-intl'
import type { Contact } from '#contract/contacts.ts'
import { type Column, dayCell } from '@/components/csv/cells'
import { keyOfLabel } from '@/components/inbox/label-picker-choices'

export function useContactColumns(): readonly Column<Contact>[] {
  const t = useTranslations('contacts.columns')
  const inbox = useTranslations('inbox')
  const labelName = (label: string) => {
    const key = keyOfLabel(label)
    return key === null ? label : inbox(`labels.${key}`)
  }
  return [
    { head: t('name'), cell: ({ name }) => name },
    { head: t('email'), cell: ({ email }) => email },
    { head: t('phone'), cell: ({ phone }) => phone },
    { head: t('language'), cell: ({ language }) => inbox(`languages.${language}`) },
    { head: t('labels'), cell: ({ labels }) => labels.map(labelName).join(', ') },
    { head: t('properties'), cell: ({ properties }) => properties.join(', ') },
    { head: t('agent'), cell: ({ agent }) => agent },
    { head: t('messages'), cell: ({ messages }) => messages },
    { head: t('first'), cell: (contact) => dayCell(contact.first_at) },
    { head: t('last'), cell: (contact) => dayCell(contact.last_at) },
    { head: t('consentAt'), cell: (contact) => dayCell(contact.consent_at) },
    { head: t('consentText'), cell: (contact) => contact.consent_text },
  ]
}
