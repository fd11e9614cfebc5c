import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { KeyItemKind } from '#contract/key-items.ts'

type Props = { params: Promise<{ kind: string }> }

/** Parses the kind of key items in the URL; calls `notFound()` for anything else. */
export const requireKind = async ({ params }: Props) =>
  KeyItemKind.safeParse((await params).kind).data ?? notFound()

export async function generateKindMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('key-items.admin')
  return { title: t(`title.${await requireKind(props)}`) }
}
