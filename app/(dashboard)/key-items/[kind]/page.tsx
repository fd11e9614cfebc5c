import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { keyItemList, keyItemQuery } from '@/components/key-items/key-item-list-state'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { paramsOf } from '@/components/resource/list-query'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { kindOf } from './kind'

type Props = PageProps<'/key-items/[kind]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('key-items.admin')
  return { title: t(`title.${await kindOf(props)}`) }
}

export default async function KeyItemsPage(props: Props) {
  const kind = await kindOf(props)
  const query = keyItemQuery(keyItemList.read(paramsOf(await props.searchParams)))
  const results = await Promise.all([
    prefetch('keyItems.list', { params: { kind }, query }),
    ...(kind === 'features' ? [prefetch('keyItems.list', keyItemPickerArgs('master'))] : []),
  ])
  return (
    <PrefetchBoundary results={results}>
      <KeyItemsScreen key={kind} kind={kind} />
    </PrefetchBoundary>
  )
}
