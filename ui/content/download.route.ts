import { data, type LoaderFunctionArgs } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { offeredFile } from '../../domain/content/offered-file.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { publicPage } from '../binding/page-cache.ts'
import { routeError } from '../binding/route-error.ts'

/** Offers a file by name to everybody; a file that is not allowed is not found (decision S16). */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const { contentSpaces } = context.get(injectorContext).get(CurrentShop)
  const file = offeredFile(new URL(request.url).searchParams.get('file'), contentSpaces)
  if (file === undefined) throw routeError({ _tag: 'NotFound', what: 'document' })
  return data(file, { headers: publicPage('download', file.address) })
}

export { DownloadPage as Component } from './DownloadPage.tsx'
