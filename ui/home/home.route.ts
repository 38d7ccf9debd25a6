import * as E from 'fp-ts/lib/Either.js'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ReadContent } from '../../application/storefront/content/read-content.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { loadBlockData } from '../content/load-block-data.ts'
import { plainHome } from './plain-home.ts'

/** The home page as composed by editors (Account §1, Commerce §2). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const page = await injector.get(ReadContent)('home', locale)()
  const blocks = E.isRight(page) ? page.right?.body ?? [] : []
  const blockData = await loadBlockData(injector, blocks.length === 0 ? plainHome('') : blocks, locale)
  return data({ blocks, blockData }, { headers: publicPage('home') })
}

export { HomePage as Component } from './HomePage.tsx'
