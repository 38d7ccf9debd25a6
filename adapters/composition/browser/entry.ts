import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { hasFailedWithScript, showPlain, togglePlainStyles } from '../../../ui/binding/plain-page.ts'
import { closePopovers, returnFocusFromMenus } from '../../../ui/binding/close-menus.ts'
import { captureEarlyClicks } from '../../../ui/binding/early-clicks.ts'
import { watchServerTree } from '../../../ui/binding/watch-server-tree.ts'
import { whenPageIdle } from '../../../ui/binding/when-page-idle.ts'
import { whenTouched } from '../../../ui/binding/when-touched.ts'
import { allowOwnStrings } from '../../../ui/binding/trusted-types.ts'
import { retry } from './retry.ts'

/** Preloads all files at once, whichever imports the other; each is evaluated only when it is imported. */
const fetchAll = (files: readonly string[]): void => {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

allowOwnStrings()
returnFocusFromMenus()
// The browser may show the page again as it was left.
window.addEventListener('pagehide', closePopovers)
// From this width on a window has the wide menu; a tablet that is turned has no use for the other one.
matchMedia('(min-width: 1024px)').addEventListener('change', closePopovers)
const presses = captureEarlyClicks()

const tree = watchServerTree(document.getElementById('root') ?? document.body)

/** Returns false if the page could not be hydrated and stays as it is. */
const hydrate = async (data: PageData): Promise<boolean> => {
  // The libraries are evaluated first and the shop's own code after them, so that a slow phone can handle input in between.
  await import('./libraries.ts')
  const { hydratePage } = await import('./hydrate-page.tsx')
  return hydratePage({ data, presses, tree })
}

const start = async (): Promise<void> => {
  // Text and pictures load first; until then the page works as it does without script.
  await Promise.race([whenPageIdle(), whenTouched()])
  let isPlain = false
  const toggle = (): void => {
    togglePlainStyles()
    isPlain = !isPlain
  }
  const stayPlain = (): void => {
    if (!isPlain) toggle()
    showPlain()
    presses.stopWaiting()
  }
  if (hasFailedWithScript()) {
    stayPlain()
    return
  }
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
  fetchAll(data.assets.preloads)
  await retry(async () => {
    const isHydrated = await hydrate(data)
    if (!isHydrated) stayPlain()
    else if (isPlain) toggle()
  }, toggle).catch(stayPlain)
}

void start()
