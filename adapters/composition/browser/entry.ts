import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { mayUseSession } from '../../../domain/shop/may-use-session.ts'
import { hasFailedWithScript, showPlain, togglePlainStyles } from '../../../ui/binding/plain-page.ts'
import { captureEarlyClicks } from '../../../ui/binding/early-clicks.ts'
import { watchServerTree } from '../../../ui/binding/watch-server-tree.ts'
import { whenPageIdle } from '../../../ui/binding/when-page-idle.ts'
import { whenEngaged, whenTouched } from '../../../ui/binding/when-engaged.ts'
import { allowOwnStrings } from '../../../ui/binding/trusted-types.ts'
import { retried } from './retried.ts'

/** Everything at once over the wire, whichever of it asks for the other; read when it is run. */
const fetchAll = (files: readonly string[]): void => {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

allowOwnStrings()
const presses = captureEarlyClicks()
const stay = whenEngaged()

const drawn = watchServerTree(document.getElementById('root') ?? document.body)

/** False where the page stays as it is. */
const wakePage = async (data: PageData): Promise<boolean> => {
  // The libraries run first and the shop's own parts after them: a slow phone answers its shopper between the two.
  await import('./libraries.ts')
  const { wake } = await import('./wake.tsx')
  return wake({ data, stay, presses, drawn })
}

const start = async (): Promise<void> => {
  // Nobody is shown anything by waking a page whose visitor is new and asked for nothing, until they do something.
  const isAwaited = document.cookie !== '' || location.hash !== '' || mayUseSession(location.search)
  const isReady = isAwaited ? Promise.resolve() : stay
  // Text and picture come first: until then the page works as it does without script.
  await Promise.race([whenPageIdle(isReady), whenTouched()])
  let isPlain = false
  const toggle = (): void => {
    togglePlainStyles()
    isPlain = !isPlain
  }
  const keepPlain = (): void => {
    if (!isPlain) toggle()
    showPlain()
  }
  if (hasFailedWithScript()) {
    keepPlain()
    return
  }
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
  fetchAll(data.assets.preloads)
  await isReady
  await retried(async () => {
    const isHydrated = await wakePage(data)
    if (!isHydrated) keepPlain()
    else if (isPlain) toggle()
  }, toggle).catch(keepPlain)
}

void start()
