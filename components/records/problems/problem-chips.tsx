import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useJoin } from '@/components/resource/use-join'
import type { Problem } from './record-problems'

function useProblemTexts() {
  const t = useTranslations('listing.problem')
  const tCard = useTranslations('listing.card')
  const join = useJoin()
  return (problem: Problem) =>
    problem.kind === 'texts'
      ? tCard('missing', { languages: join(problem.languages.map((language) => language.toUpperCase())) })
      : t(problem.kind)
}

/** On touch screens, the area above and below a chip belongs to its target. */
const chipClasses =
  'relative pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-2.5 inline-flex min-h-6 max-w-full items-center gap-1 rounded-full bg-warn-soft px-2.5 text-xs font-medium text-warn hover:underline forced-colors:border'

export function ProblemChips({ problems }: { problems: readonly Problem[] }) {
  const describeProblem = useProblemTexts()
  return problems.map((problem) => (
    <Link key={problem.kind} href={problem.href} prefetch={false} className={`z-1 ${chipClasses}`}>
      {describeProblem(problem)}
    </Link>
  ))
}

/** The first problem and the number of others, for rows with little room. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  const describeProblem = useProblemTexts()
  const join = useJoin()
  const [first, ...others] = problems
  if (first === undefined) return null
  const allProblems = join(problems.map(describeProblem))
  return (
    <Link href={first.href} prefetch={false} title={allProblems} className={`min-w-0 ${chipClasses} px-1.5!`}>
      <span className="truncate">{describeProblem(first)}</span>
      {others.length > 0 && (
        <>
          <span aria-hidden className="figures shrink-0">
            +{others.length}
          </span>
          <span className="sr-only">, {join(others.map(describeProblem))}</span>
        </>
      )}
    </Link>
  )
}

/** The number of a row's other states and problems. Links to the first problem. */
export function MoreStates({
  labels,
  problems,
}: {
  labels: readonly string[]
  problems: readonly Problem[]
}) {
  const describeProblem = useProblemTexts()
  const join = useJoin()
  const texts = [...labels, ...problems.map(describeProblem)]
  if (texts.length === 0) return null
  const [firstProblem] = problems
  const count = (
    <>
      <span aria-hidden className="figures">
        +{texts.length}
      </span>
      <span className="sr-only">{join(texts)}</span>
    </>
  )
  return firstProblem === undefined ? (
    <span title={join(texts)} className="text-xs font-medium text-ink-soft">
      {count}
    </span>
  ) : (
    <Link href={firstProblem.href} prefetch={false} title={join(texts)} className={`${chipClasses} px-1.5!`}>
      {count}
    </Link>
  )
}
