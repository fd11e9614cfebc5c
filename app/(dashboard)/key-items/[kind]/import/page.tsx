import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyItemKind } from '#contract/key-items.ts'
import { KeyItemImport } from '@/components/key-items/key-item-import'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('key-items.csv'))('importTitle') }
}

export default async function ImportKeysPage({ params }: PageProps<'/key-items/[kind]/import'>) {
  const kind = KeyItemKind.safeParse((await params).kind).data ?? notFound()
  const t = await getTranslations('key-items')
  return (
    <Page
      fluid
      title={t('csv.importTitle')}
      subtitle={t('csv.importSubtitle', { kind: t(`admin.kind.${kind}`) })}
    >
      <Messages of={['csv.import']}>
        <KeyItemImport kind={kind} />
      </Messages>
    </Page>
  )
}
