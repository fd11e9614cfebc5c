const around = 8

type Parts = { lead: string; own: string; tail: string }

export function partsOf(before: string, after: string): { before: Parts; after: Parts } {
  const [former, latter] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const most = Math.min(former.length, latter.length)
  let start = 0
  while (start < most && former[start] === latter[start]) start += 1
  let end = 0
  while (end < most - start && former.at(-1 - end) === latter.at(-1 - end)) end += 1
  const cut = (words: string[]): Parts => ({
    lead: `${start > around ? '… ' : ''}${words.slice(Math.max(0, start - around), start).join('')}`,
    own: words.slice(start, words.length - end).join(''),
    tail: `${words.slice(words.length - end, words.length - end + around).join('')}${end > around ? ' …' : ''}`,
  })
  return { before: cut(former), after: cut(latter) }
}

export function MarkedText({ parts: { lead, own, tail }, side }: { parts: Parts; side: 'before' | 'after' }) {
  const Tag = side === 'before' ? 'del' : 'ins'
  return (
    <>
      {lead}
      {own !== '' && (
        <Tag
          className={
            side === 'before'
              ? 'rounded-sm bg-danger-soft text-danger decoration-danger/50'
              : 'rounded-sm bg-good-soft text-good no-underline'
          }
        >
          {own}
        </Tag>
      )}
      {tail}
    </>
  )
}
