/** Assistive technology clicks and chooses without a pointer or a key. */
const TOUCHES = ['pointerdown', 'keydown', 'click', 'change', 'popstate'] as const

/** Events that show engagement: scrolling, pointing, pressing, typing. */
const SIGNS = [...TOUCHES, 'scroll', 'pointermove', 'focusin'] as const

/** Milliseconds after which a visitor without any such event is assumed to be reading. */
const READING = 10_000

/** A page that loads under a resting mouse gets a move event without a move. */
const isRealMove = (event: Event): boolean =>
  event.type !== 'pointermove' || (event as PointerEvent).movementX !== 0 || (event as PointerEvent).movementY !== 0

const first = (events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const handle = (event: Event): void => {
      if (!isRealMove(event)) return
      listening.abort()
      resolve()
    }
    for (const event of events) window.addEventListener(event, handle, { capture: true, passive: true, signal: listening.signal })
  })

/** Resolves with the first press, key or history navigation. */
export const whenTouched = (): Promise<void> => first(TOUCHES)

/** Resolves with the first event of engagement: a visitor who leaves before has not loaded what only engaged ones need. */
export const whenEngaged = (): Promise<void> =>
  Promise.race([first(SIGNS), new Promise<void>((resolve) => { setTimeout(resolve, READING) })])
