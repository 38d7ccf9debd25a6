import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'
import { startSession } from '../../../ui/routing/start-session.ts'
import type { Page } from '../../../ui/routing/pages.ts'
import { loadRenderedRoutes } from '../../../ui/routing/rendered-routes.ts'
import { Hydrated } from '../../../ui/binding/HydrationBoundary.tsx'
import { openPlain } from '../../../ui/binding/plain-page.ts'
import type { EarlyClicks } from '../../../ui/binding/early-clicks.ts'
import { controlsHere } from '../../../ui/binding/use-early-input.ts'
import type { ServerTree } from '../../../ui/binding/watch-server-tree.ts'
import { openHydration, HydrationContext } from '../../../ui/binding/hydration.ts'
import { Document } from '../pages/Document.tsx'
import type { PageData } from '../pages/page-data.ts'
import { loadOnce } from './load-once.ts'
import { nextTask } from './next-task.ts'
import { loadHttpShop, openBrowserShop } from './open-browser-shop.ts'
import { openRouter } from './open-router.ts'
import { openTexts } from './open-texts.ts'
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
  readonly stay: Promise<void>
  readonly presses: EarlyClicks
  readonly tree: ServerTree
}

/** Hydrates the page; false if its text was changed by other software (a translator, an extension), so that it is left as it is. */
export const hydratePage = async ({ data, stay, presses, tree }: HydrationInput): Promise<boolean> => {
  const texts = openTexts(data.locale, data.shop.tone)
  const loadStyles = loadOnce(async () => (await import('./load-styles.ts')).loadStyles(data.assets))
  const prepareCalls = (first: Page): void => { loadHttpShop().then((shop) => shop.prepare(first)).catch(() => undefined) }
  const beside = { loadPartTexts: texts.load, loadStyles, prepare: prepareCalls }
  const { page, router: state } = data
  const rendered = { routes: state.matches.map(({ id }) => id), page, isFailed: state.errors !== null }
  // The code of the first page must be loaded before hydration; otherwise React renders it twice.
  const [routes] = await Promise.all([loadRenderedRoutes(rendered, beside), texts.load('common')])
  await readNumbers(data.locale)
  const { injector, prepare, visit } = openBrowserShop(data)
  const router = openRouter({ routes, state, injector, beside })
  if (!tree.restore()) return false
  const controls = controlsHere()
  // React does not render the elements for browsers without script.
  document.querySelector('head noscript')?.remove()
  // As one task, hydration would block a slow phone; as a transition it yields between its parts.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document data={data}>
        <HydrationContext value={openHydration(stay, controls, presses.replay)}>
          <LocalizedStorefront injector={injector} locale={data.locale} texts={texts}>
            <RouterProvider router={router} />
          </LocalizedStorefront>
          <Hydrated />
        </HydrationContext>
      </Document>,
      { onUncaughtError: (error) => { console.error(error); openPlain() } },
    )
  })
  import('../../../ui/binding/tolerate-translators.ts').then(
    ({ tolerateTranslators: tolerate }) => { tolerate() }, () => undefined,
  )
  presses.stop()
  carryFragment(router)
  startSession(router, visit)
  setTimeout(presses.replay, REPLAY_AFTER)
  void stay.then(() => {
    router.prepare()
    prepare()
    // Pages opened later load their own styles; what fails now is requested again with them.
    loadStyles().catch(() => undefined)
  })
  return true
}
