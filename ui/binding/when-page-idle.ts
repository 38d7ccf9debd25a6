const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => { resolve() }, { once: true })
  })

/** Milliseconds after which a busy page counts as idle. */
const AT_MOST = 300

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => { resolve() }, { timeout: AT_MOST })
    else setTimeout(resolve, 1)
  })

/** Resolves when the page has its text and pictures, and is idle. */
export const whenPageIdle = async (): Promise<void> => {
  await whenLoaded()
  await whenIdle()
}
