import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyKind } from '#contract/key-items.ts'
import { KeyImport } from '@/components/key-items/key-import'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('key-items.csv'))('importTitle') }
}

export default async function ImportKeysPage({ params }: PageProps<'/key-items/[kind]/import'>) {
  const kind = KeyKind.safeParse((await params).kind).data ?? notFound()
  const t = await getTranslations('key-items')
  return (
    <Page
      fluid
      title={t('csv.importTitle')}
      subtitle={t('csv.importSubtitle', { kind: t(`admin.kind.${kind}`) })}
    >
      <Messages of={['csv.import']}>
        <KeyImport kind={kind} />
      </Messages>
    </Page>
  )
}
