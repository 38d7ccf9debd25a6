import type { Browser, BrowserContext } from '@playwright/test'
import { advanceTo } from '../../scenarios/advance-to.ts'
import type { InitialState, Stage } from '../../scenarios/shopper.ts'
import type { Locale } from './addresses.ts'
import { pathIn, WORDS } from './addresses.ts'
import { arrange, linkToCart } from './arrange.ts'
import { makeBrowserShopper } from './browser-shopper.ts'

type Place = { readonly url: string; readonly locale: Locale; readonly width: number }

const CONSENTED = { name: 'vsf-consent', value: 'necessary' } as const

let guests = 0

/** The built shop in a browser of some width; everybody has a separate browser context, in one language. */
export const openBrowserStage = (browser: Browser, { url, locale, width }: Place) => {
  const contexts: BrowserContext[] = []
  const openContext = async (address: string): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    contexts.push(context)
    await context.addCookies([{ ...CONSENTED, url: address }])
    return context
  }
  const stage: Stage = {
    shopper: async (input: InitialState = {}) => {
      guests += 1
      const address = input.brand === undefined ? url : url.replace('//', `//${input.brand}.`)
      const email = input.email ?? `guest-${process.pid}-${guests}@example.ch`
      const context = await openContext(address)
      // Only a browser resolves hosts below localhost, so that a cart of another brand is filled in the UI.
      if (input.brand === undefined) await arrange({ context, url, locale, email }, input)
      const shopper = makeBrowserShopper(await context.newPage(), {
        url, root: `${address}${pathIn(locale, '')}`, words: WORDS[locale], email, cartLink: () => linkToCart({ context, url }),
      })
      return input.brand === undefined ? shopper : advanceTo(shopper, input)
    },
  }
  return {
    ...stage,
    close: async () => { await Promise.all(contexts.map((context) => context.close())) },
  }
}
