import { Suspense, use, type ReactNode } from 'react'
import { LoadPartTextsContext, WITH_ALL_TEXTS } from './load-part-texts.ts'
import type { TextPart } from './text-part.ts'

type Props = {
  readonly part: TextPart
  /** The fallback while loading. */
  readonly coming?: ReactNode
  readonly children: ReactNode
}
type Bring = (part: TextPart) => Promise<void>

// A suspended component renders again, so the promise must be the same one.
const coming = new WeakMap<Bring, Map<TextPart, Promise<boolean>>>()

const loadOnce = (bring: Bring, part: TextPart): Promise<boolean> => {
  const parts = coming.get(bring) ?? new Map<TextPart, Promise<boolean>>()
  coming.set(bring, parts)
  const loaded = parts.get(part) ?? bring(part).then(() => true, () => false)
  parts.set(part, loaded)
  return loaded
}

/** Suspends until the texts of a part are loaded; false if they cannot be. */
export const useTexts = (part: TextPart): boolean => {
  const load = use(LoadPartTextsContext)
  return load === WITH_ALL_TEXTS || use(loadOnce(load, part))
}

const Waiting = ({ part, children }: Props): ReactNode => useTexts(part) && children

/** Content with texts that are not part of its page: they are loaded first. If they cannot be loaded, the page renders without it. */
export const WithTexts = ({ part, coming = null, children }: Props) => (
  <Suspense fallback={coming}><Waiting part={part}>{children}</Waiting></Suspense>
)
