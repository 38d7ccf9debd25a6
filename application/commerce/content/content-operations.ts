import type { contentContract } from '../../contract/content.ts'
import type { UseCases } from '../operation.ts'
import { makeGetContentPage } from './get-content-page.ts'
import { makeGetMenu } from './get-menu.ts'
import { makeGetShopInfo } from './get-shop-info.ts'

export const contentOperations = {
  getContentPage: makeGetContentPage,
  getMenu: makeGetMenu,
  getShopInfo: makeGetShopInfo,
} satisfies UseCases<typeof contentContract>
