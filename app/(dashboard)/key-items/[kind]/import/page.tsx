import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KeyItemImport } from '@/components/key-items/key-item-import'
import { DashboardPage } from '../../../dashboard-page'
import { requireKind } from '../kind'

type Props = PageProps<'/key-items/[kind]/import'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const kind = await requireKind(props)
  return { title: (await getTranslations('key-items.csv'))(`importTitles.${kind}`) }
}

export default async function ImportKeyItemsPage(props: Props) {
  const kind = await requireKind(props)
  const t = await getTranslations('key-items.csv')
  const tImport = await getTranslations('csv.import')
  return (
    <DashboardPage
      namespaces={['csv.import']}
      fluid
      back={{ href: `/key-items/${kind}`, label: tImport('back') }}
      title={t(`importTitles.${kind}`)}
      subtitle={t('importSubtitle')}
    >
      <KeyItemImport kind={kind} />
    </DashboardPage>
  )
}
