import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { value } from '../outcome.ts'
import { everyUseCase } from '../commerce.ts'

export const STAFF_PASSWORD = 'gut-gehuetet-5'

export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

type Shop = { readonly ports: CommercePorts; readonly now: () => Date }
type StaffResponse = { readonly status: number; readonly body: Record<string, unknown>; readonly cookie: string }

/** Calls the API with a cookie or an API token. */
export const requestBackOffice = (app: FastifyInstance, proof: { readonly cookie?: string; readonly token?: string }) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<StaffResponse> => {
    const { statusCode, headers, payload } = await app.inject({
      method, url: `/api/staff${path}`,
      headers: {
        'content-type': 'application/json', cookie: proof.cookie ?? '',
        ...(proof.token === undefined ? {} : { authorization: `Bearer ${proof.token}` }),
      },
      ...(method === 'GET' ? {} : { payload: body }),
    })
    const set = [headers['set-cookie'] ?? []].flat().at(-1)?.split(';')[0] ?? ''
    return { status: statusCode, body: payload === '' ? {} : JSON.parse(payload) as Record<string, unknown>, cookie: set }
  }
export type RequestBackOffice = ReturnType<typeof requestBackOffice>

/** A member of staff with these roles, added and signed in with password and code. */
export const signedInAs = async (app: FastifyInstance, { ports, now }: Shop, name: string, roles: readonly StaffRole[]) => {
  const email = `${name}@iris.example`
  const { person, secret } = await value(everyUseCase(ports).addStaff('test', { email, name, roles, password: STAFF_PASSWORD }))
  const first = await requestBackOffice(app, {})('POST', '/session', { email, password: STAFF_PASSWORD })
  const second = await requestBackOffice(app, { cookie: first.cookie })('POST', '/session/code', { code: codeAt(secret, now()) })
  return { person, secret, cookie: second.cookie, ask: requestBackOffice(app, { cookie: second.cookie }) }
}
