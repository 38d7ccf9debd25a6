const TOUCHES = ['pointerdown', 'keydown', 'popstate'] as const

const idle = (run: () => void): void => {
  // Safari cannot say when it rests.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 1)
}

/** Runs once: when the page is loaded and rests, or as soon as somebody touches it. */
export const whenAtRest = (run: () => void): void => {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    for (const touch of TOUCHES) window.removeEventListener(touch, once, true)
    run()
  }
  for (const touch of TOUCHES) window.addEventListener(touch, once, { capture: true, passive: true })
  if (document.readyState === 'complete') idle(once)
  else window.addEventListener('load', () => { idle(once) }, { once: true })
}
