import dynamic from 'next/dynamic'
import type { FieldValues } from 'react-hook-form'
import { Skeleton } from '@/components/ui/skeleton'
import { Bilingual, type BilingualProps } from './bilingual-field'

/** Loaded when first shown, because the editor's code is larger than the page's. */
const RichTextBox = dynamic(() => import('./rich-text/rich-text-box').then((module) => module.RichTextBox), {
  ssr: false,
  loading: () => <Skeleton className="h-62" />,
})

export function BilingualRichTextField<V extends FieldValues, T>(props: BilingualProps<V, T>) {
  return <Bilingual {...props} renderInput={(inputProps) => <RichTextBox {...inputProps} />} />
}
