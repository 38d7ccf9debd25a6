import { Suspense, use, type ReactNode } from 'react'
import { LoadPartTextsContext } from './load-part-texts.ts'
import type { TextPart } from './text-part.ts'

type Props = {
  readonly part: TextPart
  /** Stands there until they have come. */
  readonly coming?: ReactNode
  readonly children: ReactNode
}
type Bring = (part: TextPart) => Promise<void>

// Whoever waits is drawn anew: the promise it waits for has to be the same one.
const coming = new WeakMap<Bring, Map<TextPart, Promise<boolean>>>()

const loadOnce = (bring: Bring, part: TextPart): Promise<boolean> => {
  const parts = coming.get(bring) ?? new Map<TextPart, Promise<boolean>>()
  coming.set(bring, parts)
  const known = parts.get(part) ?? bring(part).then(() => true, () => false)
  parts.set(part, known)
  return known
}

const Waiting = ({ part, children }: Props): ReactNode => use(loadOnce(use(LoadPartTextsContext), part)) && children

/** What says texts that its page is not sent: they are brought first. Where they do not come, the page stands without it. */
export const WithTexts = ({ part, coming = null, children }: Props) => (
  <Suspense fallback={coming}><Waiting part={part}>{children}</Waiting></Suspense>
)
