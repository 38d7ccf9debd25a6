import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { lens } from '../../support/api/small-catalogue.ts'

const PASSWORD = 'sehr7gute-sicht'
let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
})
afterAll(() => app.close())

type WireCart = { readonly token_value: string; readonly items: readonly { readonly quantity: number }[] }

/** A browser with its cookies; its cart is the last one it received. */
const browser = () => {
  let session = ''
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const response = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }), headers: { cookie: session } })
    const set = ([] as unknown[]).concat(response.headers['set-cookie'] ?? []).map(String)
    if (set.length > 0) session = set.map((line) => line.split(';')[0]).join('; ')
    return { status: response.statusCode, text: response.body, body: response.body === '' ? undefined : response.json<unknown>() }
  }
  const welcomed = async (url: string, payload: object): Promise<string | undefined> =>
    ((await send('POST', url, payload)).body as { readonly cart_token?: string | null }).cart_token ?? undefined
  return {
    send,
    fill: async (quantity: number) => {
      const { token_value } = (await send('POST', '/api/carts', {})).body as WireCart
      const items = [{ product: { product_id: lens.id, option: { r_sphere: -1, r_radius: 8.6, r_diameter: 14 } }, quantity }]
      expect((await send('POST', `/api/carts/${token_value}/items`, { items })).status).toBe(200)
      return token_value
    },
    signUp: (name: string, cart?: string) =>
      welcomed('/api/customers', {
        email: `${name}@example.ch`, password: PASSWORD, first_name: name, last_name: 'Keller', cart_token: cart ?? null,
      }),
    signIn: (name: string, cart?: string) =>
      welcomed('/api/session', { email: `${name}@example.ch`, password: PASSWORD, cart_token: cart ?? null }),
    signOut: () => send('DELETE', '/api/session'),
    packs: async (cart: string | undefined) =>
      cart === undefined ? 'no cart' : ((await send('GET', `/api/carts/${cart}`)).body as WireCart).items.map(({ quantity }) => quantity),
  }
}

describe('the owner of a cart, over HTTP', () => {
  it('a guest signs in midway: all items are in the customer’s cart, on every device, and none in the old one', async () => {
    const [home, phone, tablet] = [browser(), browser(), browser()]
    await home.signUp('nora')
    const own = await home.fill(2)
    const guestCart = await phone.fill(3)
    const after = await phone.signIn('nora', guestCart)
    expect([after, await phone.packs(after), (await phone.send('GET', `/api/carts/${guestCart}`)).status]).toEqual([own, [5], 404])
    expect(await tablet.packs(await tablet.signIn('nora'))).toEqual([5])
    expect(await home.packs(own)).toEqual([5])
  })

  it('a customer signs out: the device has no cart, and the cart stays with the account', async () => {
    const device = browser()
    await device.signUp('otto')
    const cart = await device.fill(1)
    expect((await device.signOut()).text).not.toContain(cart)
    expect((await device.send('GET', '/api/customers/me')).status).toBe(401)
    expect(await device.signIn('otto')).toBe(cart)
  })

  it('another customer on the same device does not get that cart, neither by its token nor by its link', async () => {
    const [device, other] = [browser(), browser()]
    await device.signUp('pia')
    const cart = await device.fill(2)
    expect(await other.signUp('quin', cart)).toBeUndefined()
    expect(await other.signIn('quin', cart)).toBeUndefined()
    expect(await device.packs(cart)).toEqual([2])
    const { token } = (await device.send('POST', `/api/carts/${cart}/links`, {})).body as { readonly token: string }
    expect(await other.signIn('quin', token)).toBeUndefined()
    const copy = (await other.send('POST', '/api/carts/current', { token })).body as WireCart
    expect([copy.token_value === cart, copy.items.map(({ quantity }) => quantity)]).toEqual([false, [2]])
    expect(await device.packs(cart)).toEqual([2])
    expect(await other.packs(await browser().signIn('quin'))).toEqual([2])
  })

  it('two devices sign in at once with a cart each: one cart contains all items once', async () => {
    const [one, two] = [browser(), browser()]
    await browser().signUp('rita')
    const carts = [await one.fill(1), await two.fill(2)] as const
    const own = await Promise.all([one.signIn('rita', carts[0]), two.signIn('rita', carts[1])])
    expect(own[0]).toBe(own[1])
    expect(await one.packs(own[0])).toEqual([3])
  })
})
