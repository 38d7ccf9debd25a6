/** Milliseconds in which a slow phone has drawn what it loaded: what is fetched meanwhile would hold it up. */
const DRAWING = 1500

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => { resolve() }, { once: true })
  })

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari cannot say when it rests.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => { resolve() })
    else setTimeout(resolve, 1)
  })

const whenDrawn = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, DRAWING) })

/** Resolves when the page is loaded and rests; once it is `wanted`, it need not have been drawn for long. */
export const whenAtRest = async (wanted: Promise<void>): Promise<void> => {
  await whenLoaded()
  await Promise.race([whenDrawn(), wanted])
  await whenIdle()
}
