import { piecesOf } from './match-words'

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, at) =>
    at % 2 === 1 ? (
      <mark key={at} className="rounded-[2px] bg-brand-soft text-brand-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
