import { startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Tracker } from '../../../application/storefront/tracking/tracker.port.ts'
import { lazyPart } from '../../../ui/binding/lazy-part.tsx'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import { MissingPart } from '../../../ui/notice/MissingPart.tsx'
import { openPage } from '../../../ui/binding/open-page.ts'
import { PageProvider } from '../../../ui/binding/PageProvider.tsx'
import { PageTree } from '../../../ui/shell/PageTree.tsx'
import { HydratedPage } from '../../../ui/binding/HydrationBoundary.tsx'
import { openPlain } from '../../../ui/binding/plain-page.ts'
import type { EarlyClicks } from '../../../ui/binding/early-clicks.ts'
import { controlsHere } from '../../../ui/binding/use-early-input.ts'
import { tolerateTranslators } from '../../../ui/binding/tolerate-translators.ts'
import type { ServerTree } from '../../../ui/binding/watch-server-tree.ts'
import { openHydration, HydrationContext } from '../../../ui/binding/hydration.ts'
import { Document } from '../pages/Document.tsx'
import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { loadOnce } from './load-once.ts'
import { loadStyles } from './load-styles.ts'
import { nextTask } from './next-task.ts'
import { openBrowserShop } from './open-browser-shop.ts'
import { pageHost, takeEvents } from './page-host.ts'
import { whenIdle } from '../../../ui/binding/when-page-idle.ts'
import { openTexts, textsFrom } from './open-texts.ts'
import { LocalizedStorefront } from './LocalizedStorefront.tsx'

/**
 * The first use of number formats makes a browser read its tables of all languages, which takes a slow phone longer than anything else
 * during hydration: it gets a separate task.
 */
const readNumbers = async (locale: string): Promise<void> => {
  Intl.NumberFormat.supportedLocalesOf(locale)
  await nextTask()
}

/** Milliseconds after which clicks are replayed even if the code of a part has not loaded. */
const REPLAY_AFTER = 3000

export type HydrationInput = {
  readonly data: PageData
  readonly presses: EarlyClicks
  readonly tree: ServerTree
}

const loadErrorPage = async (): Promise<ComponentType> => (await import('../../../ui/shell/RouteErrorPage.tsx')).RouteErrorPage

const DeferredErrorPage = lazyPart(loadErrorPage, MissingPart)

/** The view of the page: the server names its module. */
const loadView = async ({ view: [module, component] = ['', 'NoPage'] }: PageData['assets']): Promise<ComponentType | undefined> =>
  module === '' ? undefined : (await import(/* @vite-ignore */ module) as Readonly<Record<string, ComponentType>>)[component]

/** Hydrates the page; false if its text was changed by other software (a translator, an extension), so that it is left as it is. */
export const hydratePage = async ({ data, presses, tree }: HydrationInput): Promise<boolean> => {
  const { locale, shop, content, assets } = data
  const texts = openTexts(locale, shop.tone, textsFrom(assets.texts))
  const loadLaterStyles = loadOnce(() => loadStyles(assets))
  // The code of the page must be loaded before hydration; otherwise React renders it twice.
  const [Page, ErrorPage] = await Promise.all([
    loadView(assets),
    content.error === undefined ? DeferredErrorPage : loadErrorPage(),
    texts.load(assets.view?.[1] ?? 'common'),
    content.error === undefined ? undefined : texts.load('failure'),
  ])
  await texts.loadNamed(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
  await readNumbers(locale)
  const { injector, visit } = openBrowserShop(data)
  const page = openPage(content, pageHost(injector, texts.loadNamed))
  if (!tree.restore()) return false
  const controls = controlsHere()
  // React does not render the elements for browsers without script.
  document.querySelector('head noscript')?.remove()
  const isWaiting = presses.isWaiting()
  // As one task, hydration would block a slow phone; as a transition it yields between its parts.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document data={data}>
        <HydrationContext value={openHydration(controls, { onPage: presses.stopSending, onAll: presses.replay })}>
          <LocalizedStorefront injector={injector} locale={locale} texts={texts}>
            <HydratedPage><PageProvider page={page}><PageTree Page={Page} ErrorPage={ErrorPage} /></PageProvider></HydratedPage>
          </LocalizedStorefront>
        </HydrationContext>
      </Document>,
      { onUncaughtError: (error) => { console.error(error); openPlain() } },
    )
  })
  tolerateTranslators()
  presses.stop()
  // A click that waits hydrates its part at once.
  if (isWaiting) presses.replay()
  page.listen()
  for (const event of takeEvents()) injector.get(Tracker).track(event)
  const { pathname, search } = window.location
  visit.begin({ pathname, search, fetchesVisitor: !content.matches.some(isMarked('noFetchInitUserData')) })
  setTimeout(presses.replay, REPLAY_AFTER)
  // Parts that are loaded later have styles of their own; what fails now is requested again with them.
  void whenIdle().then(loadLaterStyles).catch(() => undefined)
  return true
}
