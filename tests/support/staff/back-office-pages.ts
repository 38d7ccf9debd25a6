import Fastify, { type FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { openBackOfficeRenderer } from '../../../adapters/composition/server/back-office-renderer.tsx'
import { sessionOfRequest } from '../../../adapters/composition/server/session-of-request.ts'
import { staffOfRequest } from '../../../adapters/composition/server/staff-of-request.ts'
import { backOfficePages } from '../../../adapters/back-office/back-office-pages.ts'
import type { ApiSettings } from '../../../adapters/http-server/api/api-settings.ts'
import { requestContextOf } from '../../../adapters/http-server/api/request-context-of.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { makeCommerce, type Commerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { plainWords } from '../api/plain-words.ts'
import { value } from '../outcome.ts'
import { fieldsOf, element, textsOf } from '../html.ts'
import { codeAt, STAFF_PASSWORD } from './back-office.ts'
import { testCookieSigner } from '../cookie-signer.ts'
import { everyUseCase } from '../commerce.ts'

const FORM = 'application/x-www-form-urlencoded'
export type Page = {
  readonly status: number
  readonly html: string
  readonly to: string
  readonly cookie: string
  readonly headers: object
}

const pair = (cookie: string): string => cookie.split(';')[0] ?? ''

const serve = async (commerce: Commerce, now: () => Date): Promise<FastifyInstance> => {
  const app = Fastify()
  const settings = {
    brandOf: (): BrandChannel => 'iris', publicUrlOf: () => 'https://iris.example', words: plainWords, sessionCookie: 'access_token',
    staffCookie: 'staff',
    sessionOf: sessionOfRequest(() => ({ secure: true }), { signer: testCookieSigner }), staffOf: staffOfRequest(() => ({ secure: true })),
  } satisfies ApiSettings
  await app.register(backOfficePages({
    commerce, requestContextOf: (request, reply) => requestContextOf(request, reply, settings), renderer: openBackOfficeRenderer(),
    newKey: randomTokens.make, now,
  }))
  return app
}

/** The pages of the back office as requested by a browser without script. */
export const openBackOfficePages = async (ports: CommercePorts, now: () => Date) => {
  const app = await serve(makeCommerce(ports), now)
  const send = async (
    url: string, cookie = '', form?: Record<string, string> | URLSearchParams, language = 'en', agent = '',
  ): Promise<Page> => {
    const { statusCode, payload, headers } = await app.inject({
      method: form === undefined ? 'GET' : 'POST', url,
      headers: { cookie, 'accept-language': language, 'user-agent': agent, ...(form === undefined ? {} : { 'content-type': FORM }) },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    })
    const set = [headers['set-cookie'] ?? []].flat().at(-1) ?? ''
    return { status: statusCode, html: payload, to: headers.location ?? '', cookie: set, headers }
  }
  const secrets = new Map<string, string>()
  /** Signs in again, with a user agent; a code is valid once, so only in another half minute. */
  const again = async (name: string, agent = ''): Promise<string> => {
    const first = await send('/desk/sign-in', '', { email: `${name}@iris.example`, password: STAFF_PASSWORD })
    expect([first.status, first.to]).toEqual([303, '/desk/sign-in/code'])
    const code = codeAt(secrets.get(name) ?? '', now())
    const second = await send('/desk/sign-in/code', pair(first.cookie), { code }, 'en', agent)
    expect([second.status, second.to]).toEqual([303, '/desk'])
    return pair(second.cookie)
  }
  const signedIn = async (name: string, ...roles: readonly StaffRole[]): Promise<string> => {
    const input = { email: `${name}@iris.example`, name, roles, password: STAFF_PASSWORD }
    const { secret } = await value(everyUseCase(ports).addStaff('test', input))
    secrets.set(name, secret)
    return again(name)
  }
  /** Submits the form with this action, as its page contains it, with the entered values. */
  const pressed = async (url: string, cookie: string, act: string, typed: Record<string, string> = {}): Promise<Page> => {
    const { html } = await send(url, cookie)
    const form = element(html, `form:has([name="act"][value="${act}"])`)
    if (form === undefined) throw new Error(`No form to ${act}`)
    return send(url, cookie, { ...fieldsOf(form), ...typed })
  }
  return { app, send, signedIn, again, pressed }
}

/** The error messages of a page. */
export const alertOf = ({ html }: Page): string | undefined => textsOf(html, '[role=alert]')[0]
