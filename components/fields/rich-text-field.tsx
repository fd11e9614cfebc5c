'use client'

import dynamic from 'next/dynamic'
import type { FieldValues } from 'react-hook-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Bilingual, type BilingualProps } from './bilingual-field'

/** The editor weighs more than the rest of its page: it comes when one of its texts is shown. */
const RichTextBox = dynamic(() => import('./rich-text/rich-text-box').then((module) => module.RichTextBox), {
  ssr: false,
  loading: () => <Skeleton className="h-62" />,
})

/** A text with headings, lists and links in both languages. Its value is HTML, or a plain text that was not changed here. */
export function BilingualRichTextField<V extends FieldValues, T>(props: BilingualProps<V, T>) {
  return <Bilingual {...props} draw={({ placeholder: _, ...box }) => <RichTextBox {...box} />} />
}
