/** What somebody does who stays: reads on, points, presses, types. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const

/** Milliseconds after which somebody who did nothing of this is taken to read. */
const READING = 10_000

/** Resolves with the first sign of a visitor who stays: whoever leaves before has not fetched what only staying needs. */
export const whenStayed = (): Promise<void> =>
  new Promise((resolve) => {
    const once = (): void => { resolve() }
    setTimeout(once, READING)
    for (const sign of SIGNS) window.addEventListener(sign, once, { capture: true, once: true })
  })
