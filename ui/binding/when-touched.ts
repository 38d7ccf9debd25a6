/** Assistive technology clicks and chooses without a pointer or a key. */
const TOUCHES = ['pointerdown', 'keydown', 'click', 'change', 'popstate'] as const

/** Resolves with the first press, key or history navigation. */
export const whenTouched = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const end = (): void => {
      listening.abort()
      resolve()
    }
    for (const event of TOUCHES) window.addEventListener(event, end, { capture: true, passive: true, signal: listening.signal })
  })
