import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { orEmpty, replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput } from '../operations/request-forms.ts'
import { ContentPageCodec, contentPageToWire } from './content-page.codec.ts'
import { MenuCodec, menuToWire } from './menu.codec.ts'
import { ShopInfoCodec, shopInfoToWire } from './shop-info.codec.ts'

const MOST_LETTERS = 200

export const contentOperations = {
  getContentPage: operation(
    'GET /api/content', 'Retrieve a content page', 'anyone',
    withoutBody<{ readonly slug: string }>({
      query: [query.slug],
      encode: ({ slug }) => ({ query: [['slug', slug]] }),
      decode: (request) => E.right({ slug: (request.query.get('slug') ?? '').slice(0, MOST_LETTERS) }),
    }),
    orEmpty(replyWith(ContentPageCodec, contentPageToWire)),
    { isPublic: true },
  ),
  getMenu: operation(
    'GET /api/menu', 'Retrieve the menu', 'anyone', noInput, orEmpty(replyWith(MenuCodec, menuToWire)), { isPublic: true },
  ),
  getShopInfo: operation(
    'GET /api/shop-settings', 'Retrieve the shop’s editorial settings', 'anyone', noInput,
    orEmpty(replyWith(ShopInfoCodec, shopInfoToWire)), { isPublic: true },
  ),
}
