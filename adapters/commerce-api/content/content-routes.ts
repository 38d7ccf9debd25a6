import * as E from 'fp-ts/lib/Either.js'
import type { contentContract } from '../../../application/contract/content.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { orEmpty, reply } from '../operations/reply-forms.ts'
import { noInput, queryRequest } from '../operations/request-forms.ts'
import { ContentPageRecord } from './content-page.codec.ts'
import { MenuRecord } from './menu.codec.ts'
import { ShopInfoRecord } from './shop-info.codec.ts'

const MOST_LETTERS = 200

export const contentRoutes = {
  getContentPage: route(
    'GET /api/content', 'Retrieve a content page',
    queryRequest([query.slug], {
      read: (params) => E.right({ slug: (params.get('slug') ?? '').slice(0, MOST_LETTERS) }),
      write: ({ slug }: { readonly slug: string }) => ({ slug }),
    }),
    orEmpty(reply(ContentPageRecord)),
    { isPublic: true },
  ),
  getMenu: route(
    'GET /api/menu', 'Retrieve the menu', noInput, orEmpty(reply(MenuRecord)), { isPublic: true },
  ),
  getShopInfo: route(
    'GET /api/shop-settings', 'Retrieve the shop’s editorial settings', noInput,
    orEmpty(reply(ShopInfoRecord)), { isPublic: true },
  ),
} satisfies Routes<typeof contentContract>
