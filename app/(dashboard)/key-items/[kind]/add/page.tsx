import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { prefetchKeyItems } from '@/components/key-items/prefetch-key-items'
import { paramsOf } from '@/components/resource/list-query'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { generateKindMetadata, requireKind } from '../kind'

export const generateMetadata = generateKindMetadata

export default async function AddKeyItemPage(props: PageProps<'/key-items/[kind]/add'>) {
  const kind = await requireKind(props)
  return (
    <PrefetchBoundary results={await prefetchKeyItems(kind, paramsOf(await props.searchParams))}>
      <KeyItemsScreen key={kind} kind={kind} isAdding />
    </PrefetchBoundary>
  )
}
