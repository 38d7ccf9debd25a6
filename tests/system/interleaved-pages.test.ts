import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'
import { TRIES } from '../support/repetitions.ts'

const PEOPLE = 50
const AT_ONCE = 40
/** Milliseconds. */
const LONGEST = TRIES.readRounds * 100_000

/** A customer's private pages and requests; and two public pages. */
const PERSONAL = [
  '/my-account/overview', '/en/my-account/profile', '/fr/my-account/addresses', '/it/my-account/overview', '/my-account/delete',
  '/en/my-account/edit-address', '/api/customers/me', '/api/customers/me/addresses',
]
const PUBLIC = ['/', '/c/lens']

type Person = { readonly mark: string; readonly place: string; readonly cookie: string }
type VisitedPage = {
  readonly path: string
  readonly mark: string
  readonly foreign: readonly string[]
  readonly isOwn: boolean
  readonly cacheControl: string
}

const MARK = /MARKE\d{3}X/g

describe('the pages of fifty customers, rendered concurrently', { timeout: LONGEST }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-interleaved-'))
  let shop: ShopProcess
  let people: readonly Person[] = []
  const json = { 'content-type': 'application/json' }

  const arrive = async (index: number): Promise<Person> => {
    const mark = `MARKE${String(index).padStart(3, '0')}X`
    const place = `198.51.100.${index + 1}`
    const headers = { ...json, origin: shop.url, 'x-forwarded-for': place }
    const begun = await fetch(`${shop.url}/api/customers`, {
      method: 'POST', headers,
      body: JSON.stringify({
        email: `${mark.toLowerCase()}@example.ch`, password: 'kirsch7baum-blatt', first_name: mark, last_name: mark, cart_token: null,
      }),
    })
    const cookie = begun.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
    const response = await fetch(`${shop.url}/api/customers/me/addresses`, {
      method: 'POST', headers: { ...headers, cookie },
      body: JSON.stringify({
        billing_address: {
          first_name: mark, last_name: mark, street: `${mark}weg`, street_number: '4', postcode: '8002', city: 'Zürich',
          country_code: 'CH', salutation: 1, birthday: null,
        },
        is_default: true,
      }),
    })
    expect([begun.status, response.status]).toEqual([201, 201])
    return { mark, place, cookie }
  }
  const look = async ({ mark, place, cookie }: Person, path: string): Promise<VisitedPage> => {
    const response = await fetch(`${shop.url}${path}`, { redirect: 'manual', headers: { cookie, 'x-forwarded-for': place } })
    const marks = new Set((await response.text()).toUpperCase().match(MARK))
    return {
      path, mark, foreign: [...marks].filter((one) => one !== mark), isOwn: marks.has(mark),
      cacheControl: response.headers.get('cache-control') ?? 'none',
    }
  }
  /** In a different order for each of them. */
  const everyLook = (paths: readonly string[]): readonly (readonly [Person, string])[] =>
    Array.from({ length: TRIES.readRounds }).flatMap((_, round) =>
      people.flatMap((person, index) => paths.map((_path, step) => [person, paths[(step + index + round) % paths.length]!] as const)))
      .map((one, index) => ({ one, at: (index * 7919) % 10_007 })).toSorted((one, other) => one.at - other.at).map(({ one }) => one)
  const visited: VisitedPage[] = []

  beforeAll(async () => {
    await fillDirectory(dataDir)
    shop = startShop(await freePort(), { DATA_DIR: dataDir, TRUST_PROXY: 'loopback', EVENT_LOOP_LAG_LIMIT: '60000' })
    await whenReady(shop)
    for (let index = 0; index < PEOPLE; index += 1) people = [...people, await arrive(index)]
    const waiting = [...everyLook([...PERSONAL, ...PUBLIC])]
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) visited.push(await look(...next))
    }))
  }, LONGEST)
  afterAll(async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('T12 contain nothing of another customer', () => {
    expect(visited).toHaveLength(PEOPLE * TRIES.readRounds * (PERSONAL.length + PUBLIC.length))
    expect(visited.filter(({ foreign }) => foreign.length > 0)).toEqual([])
    // Each of them really names its customer, to every one of them.
    for (const path of PERSONAL) {
      const own = visited.filter((one) => one.path === path)
      expect([path, own.filter(({ isOwn }) => !isOwn)]).toEqual([path, []])
    }
  })

  it('T12 G8 contain a customer only if the response is not cached, and no customer otherwise', () => {
    for (const { path, isOwn, cacheControl } of visited) {
      const isPublic = PUBLIC.includes(path)
      expect(
        [path, isOwn, isPublic ? cacheControl.startsWith('public') : cacheControl],
      ).toEqual([path, !isPublic, isPublic ? true : 'no-store'])
    }
  })
})
