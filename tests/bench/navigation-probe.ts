/** What a page reports about a navigation; milliseconds since the epoch. */
export type NavigationTimes = {
  /** The first paint of new content. */
  readonly painted?: number
  /** The pictures of its first screen are loaded as well. */
  readonly pictured?: number
  /** It answered a press by JavaScript. */
  readonly interactive?: number
  /** The longest task since the navigation; 0 if none took 50. */
  readonly longest: number
  /** It was restored from the back/forward cache. */
  readonly isKept: boolean
}

/**
 * Runs in every page as text. A page has arrived once its heading or first product link differs from the one at the navigation, and
 * is painted; a new document reports the same of itself.
 */
export const REPORT_NAVIGATIONS = `(() => {
  if (window.reportChange) return
  const now = () => performance.timeOrigin + performance.now()
  const sign = () => {
    const heading = document.querySelector('main h1')
    return heading && heading.textContent + ' ' + document.querySelector('main a[href*="/p/"]')?.getAttribute('href')
  }
  const afterPaint = (run) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(0)
  })
  let came = {}
  let left = null
  let isAwaited = true
  let tasks = []
  new PerformanceObserver((list) => { tasks.push(...list.getEntries()) }).observe({ type: 'longtask', buffered: true })
  const isPictured = () => [...document.querySelectorAll('main img')].every((img) => {
    const { top, bottom, left, right, width } = img.getBoundingClientRect()
    const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return !isSeen || (img.complete && img.naturalWidth > 0)
  })
  const lookAtPictures = () => {
    if (came.painted && !came.pictured && isPictured()) {
      const mine = came
      afterPaint(() => { mine.pictured ??= now() })
    }
  }
  const lookWhetherAwake = () => {
    const heading = document.querySelector('main h1')
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) came.interactive ??= now()
    else setTimeout(lookWhetherAwake, 20)
  }
  const arrive = () => {
    const mine = came
    afterPaint(() => {
      mine.painted ??= now()
      lookAtPictures()
      lookWhetherAwake()
    })
  }
  document.addEventListener('load', lookAtPictures, true)
  const look = () => {
    const seen = sign()
    if (!isAwaited || seen === null || seen === left) return
    isAwaited = false
    arrive()
  }
  const leave = () => {
    left = sign()
    isAwaited = true
    came = {}
  }
  for (const leaving of ['touchstart', 'popstate']) addEventListener(leaving, leave, true)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isAwaited = false
    came = { isKept: true }
    arrive()
  })
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['href'] })
  look()
  window.reportChange = (since) => ({
    ...came,
    isKept: came.isKept === true,
    longest: Math.max(0, ...tasks.filter(({ startTime, duration }) => performance.timeOrigin + startTime + duration > since)
      .map(({ duration }) => duration)),
  })
})()`

/** Lets the browser prefetch, or prerender, the target of a link on pointer down. */
export const aheadOf = (what: 'prefetch' | 'prerender'): string => `addEventListener('DOMContentLoaded', () => {
  const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' })
  rules.textContent = ${JSON.stringify(JSON.stringify({ [what]: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }))}
  document.head.append(rules)
})`

/** Enables view transitions between documents. */
export const WITH_TRANSITION = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@view-transition { navigation: auto; }')
  document.adoptedStyleSheets.push(sheet)
}`
