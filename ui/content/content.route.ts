import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { loader as goElsewhere } from '../shop/elsewhere.route.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { isContentSlug } from './content-slug.ts'

/** A page of information; any other single word is an old address or not there (Account §2.3). */
export const loader = (args: LoaderFunctionArgs) => {
  const { slug = '' } = args.params
  return isContentSlug(slug) ? data({ slug }, { headers: PUBLIC_PAGE }) : goElsewhere(args)
}

export { ContentPage as Component } from './ContentPage.tsx'
