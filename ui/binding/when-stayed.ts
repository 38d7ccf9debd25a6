const TOUCHES = ['pointerdown', 'keydown', 'popstate'] as const

/** What somebody does who stays: reads on, points, presses, types. */
const SIGNS = [...TOUCHES, 'scroll', 'pointermove', 'focusin'] as const

/** Milliseconds after which somebody who did nothing of this is taken to read. */
const READING = 10_000

/** A page that comes under a hand at rest is told of a move that nobody made. */
const isMade = (event: Event): boolean =>
  event.type !== 'pointermove' || (event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0

const first = (signs: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const hear = (event: Event): void => {
      if (!isMade(event)) return
      heard.abort()
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal })
  })

/** Resolves as soon as somebody touches the page. */
export const whenTouched = (): Promise<void> => first(TOUCHES)

/** Resolves with the first sign of a visitor who stays: whoever leaves before has not waited for what only staying needs. */
export const whenStayed = (): Promise<void> =>
  Promise.race([first(SIGNS), new Promise<void>((resolve) => { setTimeout(resolve, READING) })])
