import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { ResponseTimer } from '../../../../application/commerce/shop/response-timer.port.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import { AT, openCommerce } from '../../../support/commerce.ts'
import { usualCatalogue } from '../../../support/purchase.ts'
import { openOperations } from '../../../../application/commerce/operations.ts'

const PASSWORD = 'sehr7gute-sicht'
const NAMES = { firstName: 'Anna', lastName: 'Keller' }
const visit = (): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory() })

const openCounted = () => {
  let timedCalls = 0
  const responseTimer: ResponseTimer = (respond) => () => {
    timedCalls += 1
    return respond()
  }
  const ports = { ...openCommerce(usualCatalogue()).deps, responseTimer }
  const { identity, marketing } = openOperations(ports, ports)
  return { identity, marketing, timedCalls: () => timedCalls }
}
type Environment = ReturnType<typeof openCounted>

const OPERATIONS: Readonly<Record<string, (environment: Environment, email: string) => Promise<unknown>>> = {
  'signing in': ({ identity }, email) => identity.signIn(visit(), { credentials: { email, password: 'not the one 7' } })(),
  registering: ({ identity }, email) => identity.signUp(visit(), { registration: { ...NAMES, email, password: PASSWORD } })(),
  'a forgotten password': ({ identity }, email) => identity.sendPasswordReset(visit(), { email })(),
  'a login link': ({ identity }, email) => identity.sendLoginLink(visit(), { email })(),
  'the newsletter': ({ marketing }, email) => marketing.requestNewsletter(visit(), { email })(),
}

describe('an operation that depends on the existence of an account', () => {
  it.each(Object.entries(OPERATIONS))('takes a fixed response time whether the account exists or not: %s', async (_name, method) => {
    const environment = openCounted()
    await environment.identity.signUp(visit(), { registration: { ...NAMES, email: 'anna@example.ch', password: PASSWORD } })()
    const before = environment.timedCalls()
    await method(environment, 'anna@example.ch')
    await method(environment, 'nobody@example.ch')
    expect(environment.timedCalls() - before).toBe(2)
  })
})
