import { SHOP_CONTRACT, type ShopContract, type ShopTopic } from '../../application/contract/shop.ts'
import type { Routes } from './operations/operation.ts'
import { ROUTES } from './routes.ts'

/** The intersection of a union's members. */
type All<Member> = (Member extends unknown ? (member: Member) => void : never) extends (all: infer Every) => void ? Every : never

/** Every operation with its route. Methods and paths are written in the routes and nowhere else (Commerce §7). */
export const OPERATIONS = Object.fromEntries(
  Object.entries(ROUTES).flatMap(([topic, routes]) => Object.entries(routes).map(([name, route]) => {
    const contract: Readonly<Record<string, object>> = SHOP_CONTRACT[topic as ShopTopic]
    return [name, { ...route, ...contract[name], name, topic }]
  })),
) as unknown as All<{ readonly [Topic in ShopTopic]: {
  readonly [Name in keyof ShopContract[Topic]]:
    Routes<ShopContract[Topic]>[Name] & ShopContract[Topic][Name] & { readonly name: Name; readonly topic: Topic }
} }[ShopTopic]>

/** How an address with a secret token begins: an unreadable token gets the response of an unknown one, so that trying reveals nothing. */
export const TOKEN_ADDRESS = /^\/api\/(?:(carts)|orders\/by-token)\//

/** Where the payment provider sends notifications; signed, and no operation of the storefront. */
export const PAYMENT_NOTICE_PATH = '/api/payments/notice'
export const OPENAPI_PATH = '/api/openapi.json'
