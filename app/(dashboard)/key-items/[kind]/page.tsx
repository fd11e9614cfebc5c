import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyItemKind } from '#contract/key-items.ts'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { prefetchKeyItems } from '@/components/key-items/prefetch-key-items'
import { paramsOf } from '@/components/resource/list-query'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

type Props = PageProps<'/key-items/[kind]'>

const kindOf = async (params: Props['params']) =>
  KeyItemKind.safeParse((await params).kind).data ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('key-items.admin')
  return { title: t(`title.${await kindOf(params)}`) }
}

export default async function KeysPage({ params, searchParams }: Props) {
  const kind = await kindOf(params)
  return (
    <PrefetchBoundary results={await prefetchKeyItems(kind, paramsOf(await searchParams))}>
      <KeyItemsScreen key={kind} kind={kind} />
    </PrefetchBoundary>
  )
}
