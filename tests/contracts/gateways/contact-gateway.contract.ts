import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_REUSED } from '../../../domain/keyed-request.ts'
import { aKey } from '../../support/builders/idempotent-request.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'

const MESSAGE = { name: 'Anna Keller', email: 'anna@example.ch', subject: 'Lieferung', message: 'Wo ist mein Paket?\nDanke' }
const STATEMENT = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna@example.ch' }

export const contactGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`messages to the shop, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    it('are accepted from anyone, and a withdrawal returns its time of receipt', async () => {
      const { contact } = opened.visitor()
      expect(await value(contact.send({ ...MESSAGE, key: aKey() }))).toBeUndefined()
      expect((await value(contact.withdraw({ ...STATEMENT, key: aKey() }))).at).toBeInstanceOf(Date)
    })

    it('H-S10 are sent once by a key of their e-mail address, and another request with that key is rejected', async () => {
      const { contact } = opened.visitor()
      const { outbox, clock } = opened.shop.ports
      const written = async () => (await value(outbox.take(99, clock.now()))).length
      await written()
      const [message, statement] = [{ ...MESSAGE, key: aKey() }, { ...STATEMENT, key: aKey() }]
      await value(contact.send(message))
      const first = await value(contact.withdraw(statement))
      expect(await written()).toBe(4)
      await value(contact.send(message))
      expect(await value(contact.withdraw({ ...statement, name: ` ${statement.name} ` }))).toEqual(first)
      expect(await refusal(contact.send({ ...message, message: 'Und?' }))).toEqual(KEY_REUSED)
      expect(await refusal(contact.withdraw({ ...statement, contract: 'IR-2026-0002' }))).toEqual(KEY_REUSED)
      expect(await written()).toBe(0)
      await value(contact.send({ ...message, email: 'bea@example.ch' }))
      expect(await written()).toBe(2)
    })

    it('are rejected with the error of each field', async () => {
      const { contact } = opened.visitor()
      expect(await refusal(contact.send({ ...MESSAGE, key: aKey(), name: '', subject: 'x'.repeat(151) }))).toStrictEqual({
        _tag: 'InvalidMessage', fields: [{ _tag: 'Missing', field: 'name' }, { _tag: 'TooLong', field: 'subject', maximum: 150 }],
      })
      expect(await refusal(contact.withdraw({ ...STATEMENT, key: aKey(), email: 'anna' }))).toStrictEqual({
        _tag: 'InvalidMessage', fields: [{ _tag: 'Invalid', field: 'email' }],
      })
    })
  })
}
