import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import { makeCommerce } from '../../../../application/commerce/commerce.ts'
import type { Beat } from '../../../../application/commerce/shop/beat.port.ts'
import type { Visit } from '../../../../application/commerce/shop/asker.ts'
import { AT, openCommerce } from '../../../support/commerce.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const PASSWORD = 'sehr7gute-sicht'
const NAMES = { firstName: 'Anna', lastName: 'Keller' }
const visit = (): Visit => ({ ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory() })

const openCounted = () => {
  let held = 0
  const beat: Beat = (answer) => () => {
    held += 1
    return answer()
  }
  const { identity, marketing } = makeCommerce({ ...openCommerce(usualCatalogue()).deps, beat })
  return { identity, marketing, held: () => held }
}
type World = ReturnType<typeof openCounted>

const WAYS: Readonly<Record<string, (world: World, email: string) => Promise<unknown>>> = {
  'signing in': ({ identity }, email) => identity.signIn(visit(), { email, password: 'not the one 7' })(),
  registering: ({ identity }, email) => identity.signUp(visit(), { ...NAMES, email, password: PASSWORD })(),
  'a forgotten password': ({ identity }, email) => identity.sendPasswordReset(visit(), email)(),
  'a login link': ({ identity }, email) => identity.sendLoginLink(visit(), { email })(),
  'the newsletter': ({ marketing }, email) => marketing.requestNewsletter(visit(), email)(),
}

describe('what tells of a mailbox', () => {
  it.each(Object.entries(WAYS))('is answered on the beat, known or not: %s', async (_name, way) => {
    const world = openCounted()
    await world.identity.signUp(visit(), { ...NAMES, email: 'anna@example.ch', password: PASSWORD })()
    const before = world.held()
    await way(world, 'anna@example.ch')
    await way(world, 'nobody@example.ch')
    expect(world.held() - before).toBe(2)
  })
})
