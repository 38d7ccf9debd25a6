import { createContext } from 'react'
import type { Control } from './typed-controls.ts'

export type Waking = {
  /** Kept once the visitor of this page stays. */
  readonly stay: Promise<void>
  /** A part stands there, and sleeps. */
  readonly began: () => void
  readonly woke: () => void
  /** The fields as the server rendered them. */
  readonly controls: readonly Control[]
}

const nothing = (): void => undefined

/** Whoever draws parts without a page has a visitor who stays, and waits for no part. */
export const WakingContext = createContext<Waking>({ stay: Promise.resolve(), began: nothing, woke: nothing, controls: [] })

/** Counts the parts of a page that wake one by one, the page around them as the first, and tells once when none sleeps any more. */
export const openWaking = (stay: Promise<void>, controls: readonly Control[], tell: () => void): Waking => {
  let asleep = 1
  return {
    stay,
    controls,
    began: () => { asleep += 1 },
    woke: () => {
      asleep -= 1
      if (asleep === 0) tell()
    },
  }
}
