/** What a page tells of having come in place of another; milliseconds since the epoch. */
export type ChangeTimes = {
  /** Something of it was painted. */
  readonly painted?: number
  /** The pictures of its first screen were there as well. */
  readonly pictured?: number
  /** It answered a press by script. */
  readonly awake?: number
  /** The longest task since the page before it was left; 0 where none took 50. */
  readonly longest: number
  /** It was kept as it had been left. */
  readonly isKept: boolean
}

/**
 * Runs in every page as text. A page has come once its heading or the first product that it leads to is another one than when it was
 * asked for, and that was painted; a new document tells the same of itself. It is touched at once and until it answers: without that
 * it would rest until somebody stays.
 */
export const REPORT_CHANGES = `(() => {
  if (window.told) return
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
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) came.awake ??= now()
    else {
      window.dispatchEvent(new Event('scroll'))
      setTimeout(lookWhetherAwake, 20)
    }
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
  window.told = (since) => ({
    ...came,
    isKept: came.isKept === true,
    longest: Math.max(0, ...tasks.filter(({ startTime, duration }) => performance.timeOrigin + startTime + duration > since)
      .map(({ duration }) => duration)),
  })
})()`

/** Links lead on in the page, also those that the shop lets lead as documents: each is told that it leads to another kind of page. */
export const IN_THE_PAGE = `addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const name = Object.keys(link ?? {}).find((key) => key.startsWith('__reactProps'))
  if (name === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { href, origin } = link
  link[name].onClick({ button: 0, currentTarget: { href, origin, pathname: '/another-kind' }, preventDefault: () => undefined })
}, true)`

/** Asks the browser to fetch, or to draw, what a link leads to as soon as a finger is on it. */
export const aheadOf = (what: 'prefetch' | 'prerender'): string => `addEventListener('DOMContentLoaded', () => {
  const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' })
  rules.textContent = ${JSON.stringify(JSON.stringify({ [what]: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }))}
  document.head.append(rules)
})`

/** The browser lets one document pass into the next. */
export const WITH_TRANSITION = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@view-transition { navigation: auto; }')
  document.adoptedStyleSheets.push(sheet)
}`
