import { notFound } from 'next/navigation'
import { KeyItemKind } from '#contract/key-items.ts'

/** Parses the kind of key items in the URL; calls `notFound()` for anything else. */
export const kindOf = async ({ params }: { params: Promise<{ kind: string }> }) =>
  KeyItemKind.safeParse((await params).kind).data ?? notFound()
