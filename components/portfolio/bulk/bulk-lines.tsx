import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { ScrollArea } from '@/components/ui/scroll-area'
import { foreignLangOfApiText } from '@/lib/format/in-language'

export type BulkName = { reference?: string; title: string }

export function BulkLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollArea label={label} className="max-h-64 overflow-y-auto rounded border border-line bg-wash">
      <ul className="divide-y divide-line">{children}</ul>
    </ScrollArea>
  )
}

export function BulkLine({ name, children }: { name: BulkName; children?: ReactNode }) {
  const locale = useLocale()
  return (
    <li className="px-3 py-2 text-sm wrap-anywhere">
      {name.reference !== undefined && <span className="figures mr-2 text-ink-soft">{name.reference}</span>}
      <span lang={foreignLangOfApiText(locale)} className="font-medium">
        {name.title}
      </span>
      {children}
    </li>
  )
}
