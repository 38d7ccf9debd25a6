/** Milliseconds a slow phone needs to render what it loaded: fetching meanwhile would slow it down. */
const RENDERING = 1500

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => { resolve() }, { once: true })
  })

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => { resolve() })
    else setTimeout(resolve, 1)
  })

const whenRendered = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, RENDERING) })

/** Resolves when the page is loaded and idle; without waiting for it to be rendered once it is `needed`. */
export const whenPageIdle = async (needed: Promise<void>): Promise<void> => {
  await whenLoaded()
  await Promise.race([whenRendered(), needed])
  await whenIdle()
}
