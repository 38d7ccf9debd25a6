import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations/operations.ts'

const FOLDER = new URL('../../adapters/gateways/', import.meta.url).pathname

/** A link to a cart is made by whoever sends it; no page of the shop does. */
const FOR_OTHERS = ['createCartLink']

it('F-W13 every operation of the interface is asked by a gateway of the storefront, but what is for others', () => {
  const asked = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}${file}`, 'utf8').matchAll(/\bcall\('(\w+)'/g)].map(([, name]) => name))
  expect(new Set([...asked, ...FOR_OTHERS])).toEqual(new Set(Object.keys(OPERATIONS)))
})
