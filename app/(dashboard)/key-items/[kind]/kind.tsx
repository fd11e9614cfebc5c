import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyItemKind } from '#contract/key-items.ts'
import { keyItemList, toKeyItemsQuery } from '@/components/key-items/key-item-list-state'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { paramsOf } from '@/components/resource/list-query'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

type Props = { params: Promise<{ kind: string }> }

/** Parses the kind of key items in the URL; calls `notFound()` for anything else. */
export const requireKind = async ({ params }: Props) =>
  KeyItemKind.safeParse((await params).kind).data ?? notFound()

export async function generateKindMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('key-items.admin')
  return { title: t(`title.${await requireKind(props)}`) }
}

/** Returns the page of a kind; `isAdding` opens the dialog for a new key item. */
export function createKindPage({ isAdding }: { isAdding: boolean }) {
  return async function KindPage(props: PageProps<'/key-items/[kind]'>) {
    const kind = await requireKind(props)
    const query = toKeyItemsQuery(keyItemList.parse(paramsOf(await props.searchParams)))
    // The dialog of a feature lists the groups: key items of kind `master`.
    const results = await Promise.all([
      prefetch('keyItems.list', { params: { kind }, query }),
      ...(kind === 'features' ? [prefetch('keyItems.list', keyItemPickerArgs('master'))] : []),
    ])
    return (
      <PrefetchBoundary results={results}>
        <KeyItemsScreen key={kind} kind={kind} isAdding={isAdding} />
      </PrefetchBoundary>
    )
  }
}
