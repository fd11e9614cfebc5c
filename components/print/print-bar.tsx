'use client'

import { PrinterIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { interfaceLanguages } from '#contract/language-tags.ts'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { capitalize } from '@/lib/format/capitalize'
import { type PrintOptions, printKinds, printLanguages, formatPrintOptions } from './print-options'

export function PrintBar({ options, name }: { options: PrintOptions; name: string }) {
  const t = useTranslations('print')
  const router = useRouter()
  const [isChanging, startChange] = useTransition()
  const changeOptions = (changes: Partial<PrintOptions>) =>
    startChange(() => router.replace(formatPrintOptions({ ...options, ...changes }), { scroll: false }))
  return (
    <div className="flex flex-wrap items-end gap-4" aria-busy={isChanging || undefined}>
      <SegmentedControl
        label={t('kind')}
        options={printKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={options.kind}
        onChange={(kind) => changeOptions({ kind })}
      />
      <LabelledSelect
        className="w-40"
        label={t('language')}
        options={printLanguages.map((value) => ({ value, label: capitalize(t(`languages.${value}`)) }))}
        value={options.language}
        onChange={(language) => changeOptions({ language, labelLanguage: language })}
      />
      <LabelledSelect
        className="w-40"
        label={t('labels')}
        options={interfaceLanguages.map((value) => ({ value, label: capitalize(t(`languages.${value}`)) }))}
        value={options.labelLanguage}
        onChange={(labelLanguage) => changeOptions({ labelLanguage })}
      />
      <Button
        variant="primary"
        icon={<PrinterIcon />}
        loading={isChanging}
        className="sm:ml-auto"
        onClick={() => void print(name)}
      >
        {t('print')}
      </Button>
    </div>
  )
}

/** Prints as soon as every photo has loaded or failed. The name is the default file name for PDFs. */
async function print(name: string) {
  const photos = [...document.querySelectorAll<HTMLImageElement>('.paper img')]
  await Promise.allSettled(photos.map((photo) => photo.decode()))
  const title = document.title
  document.title = name
  window.print()
  document.title = title
}
