import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'
import { startSession } from '../../../ui/routing/start-session.ts'
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
import { nextMoment } from './next-moment.ts'
import { openBrowserShop } from './open-browser-shop.ts'
import { openRouter } from './open-router.ts'
import { openTexts } from './open-texts.ts'
import { LocalizedStorefront } from './LocalizedStorefront.tsx'

/**
 * The first question about numbers makes a browser read its tables of all languages, in one go that takes a slow phone longer
 * than anything else of waking: in a moment of its own.
 */
const readNumbers = async (locale: string): Promise<void> => {
  Intl.NumberFormat.supportedLocalesOf(locale)
  await nextMoment()
}

/** Milliseconds after which a part whose code does not come holds up no press. */
const LATE = 3000

export type Waking = {
  readonly data: PageData
  readonly stay: Promise<void>
  readonly presses: EarlyClicks
  readonly drawn: ServerTree
}

/** Takes over the page where the server ended; false where others changed its text, so that it is left as it is. */
export const wake = async ({ data, stay, presses, drawn: tree }: Waking): Promise<boolean> => {
  const texts = openTexts(data.locale, data.shop.tone)
  const loadStyles = loadOnce(async () => (await import('./load-styles.ts')).loadStyles(data.assets))
  const beside = { loadPartTexts: texts.bring, loadStyles }
  const { page, router: drawn } = data
  const asDrawn = { routes: drawn.matches.map(({ id }) => id), page, isFailed: drawn.errors !== null }
  // The page of the first address must be there before hydration, or React would draw it twice.
  const [routes] = await Promise.all([loadRenderedRoutes(asDrawn, beside), texts.bring('common')])
  await readNumbers(data.locale)
  const { injector, prepare, visit } = openBrowserShop(data)
  const router = openRouter({ routes, drawn, injector, beside })
  if (!tree.restore()) return false
  const controls = controlsHere()
  // What stood there for browsers without script, React has not drawn.
  document.querySelector('head noscript')?.remove()
  // In one go it would hold up a slow phone; like this it gives way to the shopper between its parts.
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
    ({ tolerateTranslators: bearTranslators }) => { bearTranslators() }, () => undefined,
  )
  presses.stop()
  carryFragment(router)
  startSession(router, visit)
  setTimeout(presses.replay, LATE)
  void stay.then(() => {
    router.prepare()
    prepare()
    // Pages opened from here are dressed when they come; what does not arrive now is asked for again with them.
    loadStyles().catch(() => undefined)
  })
  return true
}
