import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyKind } from '#contract/key-items.ts'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { prefetchKeys } from '@/components/key-items/prefetch-keys'
import { paramsOf } from '@/components/resource/list-query'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

type Props = PageProps<'/key-items/[kind]/add'>

const kindOf = async (params: Props['params']) => KeyKind.safeParse((await params).kind).data ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('key-items.admin')
  return { title: t(`title.${await kindOf(params)}`) }
}

export default async function AddKeyPage({ params, searchParams }: Props) {
  const kind = await kindOf(params)
  return (
    <PrefetchBoundary results={await prefetchKeys(kind, paramsOf(await searchParams))}>
      <KeyItemsScreen key={kind} kind={kind} adding />
    </PrefetchBoundary>
  )
}
