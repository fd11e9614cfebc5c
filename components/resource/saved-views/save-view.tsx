'use client'

import { BookmarkIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { type ListWithViews, newView } from './list-with-views'

const ViewDialog = dynamic(() => import('./view-dialog').then((module) => module.ViewDialog), { ssr: false })

export function SaveView({ list }: { list: ListWithViews }) {
  const t = useTranslations('saved-views')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('save')} icon={<BookmarkIcon />} onClick={() => setOpen(true)} />
      {open && <ViewDialog view={newView(list)} title={t('save')} onClose={() => setOpen(false)} />}
    </>
  )
}
